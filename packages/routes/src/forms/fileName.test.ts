import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fileName, withEnding } from './fileName.server.ts';

const longestName = 200;
const oddName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('/', '\\', '.', '\r\n', '\u0000', '\u202e', '\u061c', '\ud83d', '\u0301', '😀', 'a'),
    maxLength: 300,
  }),
  fc.integer({ min: 0, max: 40_000 }).map((n) => `a${'\u0301'.repeat(n)}${'\u0316'.repeat(n)}.pdf`),
);
const types = fc.constantFrom('application/pdf' as const, 'image/jpeg' as const, 'image/png' as const);

describe('fileName', () => {
  it('makes a short name of one line out of any, which leads nowhere', () => {
    fc.assert(
      fc.property(oddName, types, (given, type) => {
        const name = withEnding(fileName(given), type);
        expect(name).not.toBe('');
        expect(name.length).toBeLessThanOrEqual(longestName + '.jpeg'.length);
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toMatch(/[/\\\p{Cc}\u2028\u2029\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u);
      }),
    );
  });

  it('composes no name that is longer than a few names', () => {
    const composed: number[] = [];
    const { normalize } = String.prototype;
    vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
      composed.push(this.length);
      return normalize.call(this, form);
    });
    fc.assert(fc.property(oddName, (given) => void fileName(given)));
    expect(Math.max(...composed)).toBeLessThanOrEqual(4 * longestName);
  });
});
