import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createSteps } from './steps.ts';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), text: () => stripVTControlCharacters(written.join('')) };
}

describe('createSteps', () => {
  it('prints a line at the start of a step, and one with its duration at the end', async () => {
    const output = recorder(false);
    const result = await createSteps(output).step('Build the sites', async () => 'built');
    expect(result).toBe('built');
    expect(output.text()).toMatch(/^… Build the sites\n✓ Build the sites {2}\d+\.\d s\n$/);
  });

  it('marks a failed step and rethrows its error', async () => {
    const output = recorder(false);
    const work = createSteps(output).step('Build the sites', () => Promise.reject(new Error('no disk')));
    await expect(work).rejects.toThrow('no disk');
    expect(output.text()).toContain('✗ Build the sites');
  });

  it('keeps running steps below finished ones on a terminal', async () => {
    const output = recorder(true);
    const steps = createSteps(output);
    const { promise, resolve } = Promise.withResolvers<void>();
    const long = steps.step('Long', () => promise);
    await steps.step('Short', async () => undefined);
    resolve();
    await long;
    const last = output.text().trimEnd().split('\n').slice(-3);
    expect(last.map((line) => line.replace(/ {2}.*/, ''))).toEqual(['✓ Short', '… Long', '✓ Long']);
  });
});
