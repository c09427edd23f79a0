import type { KnownValues } from '@group/routes/site/screenHandle';
import { groupTenant } from '@group/themes/registry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKnownParameters } from './knownParameters.ts';

const site = { tenant: groupTenant, read: () => Promise.reject(new Error('not read')) };

const known = (target: string, read: () => Promise<string[]>) => {
  const search: Record<string, KnownValues> = { seite: (value) => value === '2', ort: { read } };
  return createKnownParameters()(target, { id: 'houses', search }, site);
};
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const places = async () => ['Seeblick', 'Au'];

describe('createKnownParameters', () => {
  it.each([
    ['/a', '/a'],
    ['/a?seite=2&utm=1', '/a?seite=2&utm=1'],
    ['/a?seite=7', '/a'],
    ['/a?seite=2&seite=3', '/a?seite=2'],
    ['/a?seite=3&seite=2', '/a'],
    ['/a?ort=Au&seite=x', '/a?ort=Au'],
    ['/a?ort=Atlantis', '/a'],
    ['/a?ort=', '/a'],
  ])('shortens %s to %s', async (target, expected) => expect(await known(target, places)).toBe(expected));

  it('knows no value from content that is unavailable', async () => {
    expect(await known('/a?ort=Au', () => Promise.reject(new Error('down')))).toBe('/a');
  });

  it('reads content once for many values', async () => {
    let reads = 0;
    const read = () => {
      reads += 1;
      return places();
    };
    const parameters = createKnownParameters();
    for (let value = 0; value < 50; value += 1)
      await parameters(`/a?ort=${value}`, { id: 'houses', search: { ort: { read } } }, site);
    expect(reads).toBe(1);
  });

  it('reads content again after two seconds, also with a request each second', async () => {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const values = ['Au'];
    const parameters = createKnownParameters();
    const ask = () => parameters('/a?ort=Zug', { id: 'houses', search: { ort: { read: async () => values } } }, site);
    expect(await ask()).toBe('/a');
    values.push('Zug');
    for (let second = 1; second <= 4; second += 1) {
      now += 1_000;
      vi.runAllTimers();
      if (second < 4) await ask();
    }
    expect(await ask()).toBe('/a?ort=Zug');
  });
});
