import { describe, expect, it } from 'vitest';
import { read } from './sourceFiles.ts';
import { specification } from './specification.ts';

/** Whether a source has the title as a whole string. */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
}

describe('the rules of the specification', () => {
  it('are numbered in order, each once', () => {
    const positions = specification.map(({ id }) => {
      const [section = 0, number = 0] = id.split('.').map(Number);
      return section * 1_000 + number;
    });
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
  });

  it.each(specification.map(({ id, ...rest }) => [id, rest] as const))(
    '%s is held by tests that exist',
    (_, { heldBy }) => {
      expect(heldBy.length).toBeGreaterThan(0);
      expect(heldBy.filter(([file, title]) => !hasTitle(read(file), title))).toEqual([]);
    },
  );
});
