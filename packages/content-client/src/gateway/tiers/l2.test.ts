import { memoryDriver } from 'bentocache/drivers/memory';
import type { L2CacheDriver } from 'bentocache/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { createL2 } from './l2.ts';

/** A tier in memory, which may fail. */
function tierOf(values: Map<string, string>, state: { fails: boolean }): L2CacheDriver {
  const attempt = async <T>(operation: () => T): Promise<T> => {
    if (state.fails) throw new Error('no room left');
    return operation();
  };
  const tier: L2CacheDriver = {
    type: 'l2',
    namespace: () => tier,
    get: (key) => attempt(() => values.get(key)),
    pull: (key) => attempt(() => values.get(key)),
    set: (key, value) => attempt(() => values.set(key, value).has(key)),
    clear: () => attempt(() => values.clear()),
    delete: (key) => attempt(() => values.delete(key)),
    deleteMany: (keys) => attempt(() => keys.every((key) => values.delete(key))),
    disconnect: () => attempt(() => {}),
  };
  return tier;
}

/** Made so many seconds ago, and new for ten. */
function entry(value: string, age: number): string {
  const createdAt = Date.now() - age * 1_000;
  return JSON.stringify({ value, createdAt, logicalExpiration: createdAt + 10_000 });
}

describe('the second tier', () => {
  const [shared, own] = [new Map<string, string>(), new Map<string, string>()];
  const states = { shared: { fails: false }, own: { fails: false } };
  const memory = memoryDriver({}).factory({});
  const tier = createL2({
    memory,
    shared: tierOf(shared, states.shared),
    own: tierOf(own, states.own),
  });
  const read = async (): Promise<unknown> => {
    const text = await tier.get('a');
    return text === undefined ? undefined : JSON.parse(text).value;
  };

  beforeEach(() => {
    for (const values of [memory, shared, own]) values.delete('a');
    states.shared.fails = false;
    states.own.fails = false;
  });

  it('takes what is new from where all share it, and keeps it for itself', async () => {
    shared.set('a', entry('shared', 1));
    own.set('a', entry('own', 60));
    expect(await read()).toBe('shared');
    expect(own.get('a')).toContain('shared');
  });

  it.each([
    [100, 200, 'shared'],
    [200, 100, 'own'],
  ])('takes of what is %i s old here and %i s there the newer one', async (sharedAge, ownAge, newer) => {
    shared.set('a', entry('shared', sharedAge));
    own.set('a', entry('own', ownAge));
    expect(await read()).toBe(newer);
  });

  it.each([
    [100, 'memory'],
    [200, 'shared'],
  ])('reads no disk for what was %i s old in memory: the newer one is %s', async (age, newer) => {
    memory.set('a', entry('memory', age));
    shared.set('a', entry('shared', 150));
    own.set('a', entry('own', 50));
    expect(await read()).toBe(newer);
  });

  it('takes what there is, and nothing of what is not whole', async () => {
    expect(await read()).toBeUndefined();
    own.set('a', entry('own', 100));
    expect(await read()).toBe('own');
    shared.set('a', '{"value":"sha');
    expect(await read()).toBe('own');
    own.set('a', '{"value":"ow');
    expect(await read()).toBeUndefined();
  });

  it.each(['shared', 'own'] as const)('goes on while the %s one fails', async (which) => {
    states[which].fails = true;
    expect(await tier.set('a', entry('written', 1))).toBe(true);
    expect(await read()).toBe('written');
    expect(await tier.delete('a')).toBe(true);
    expect(await read()).toBeUndefined();
  });

  it('says so where neither takes anything', async () => {
    states.shared.fails = true;
    states.own.fails = true;
    expect(await tier.set('a', entry('written', 1))).toBe(false);
    expect(await read()).toBeUndefined();
  });
});
