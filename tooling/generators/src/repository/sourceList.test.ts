import { describe, expect, it } from 'vitest';
import { OperatorError } from './operatorError.ts';
import { withEntry, withImport } from './sourceList.ts';

const source = `import { z } from 'zod';
import { ash } from './ash.ts';
import { oak } from './oak.ts';

export const trees = [
  ash,
  oak,
] as const;
`;

describe('withImport', () => {
  it.each([
    ["import { elm } from './elm.ts';", 2],
    ["import { yew } from './yew.ts';", 3],
    ["import { acorn } from '../acorn.ts';", 1],
  ])('puts %s in line %d', (line, place) => {
    expect(withImport(source, line).split('\n').indexOf(line)).toBe(place);
  });
});

describe('withEntry', () => {
  it('adds at the end of the list', () => {
    expect(withEntry(source, 'trees.ts', 'export const trees', '  yew,')).toContain('  oak,\n  yew,\n] as const;');
  });

  it.each([
    ['export const trees', '  oak,', 'trees.ts has oak, already.'],
    ['export const shrubs', '  box,', 'trees.ts has no "export const shrubs".'],
  ])('rejects adding to "%s" %s', (opening, line, message) => {
    expect(() => withEntry(source, 'trees.ts', opening, line)).toThrow(new OperatorError(message));
  });
});
