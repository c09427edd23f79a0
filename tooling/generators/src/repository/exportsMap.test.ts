import { describe, expect, it } from 'vitest';
import { withExports } from './exportsMap.ts';
import { OperatorError } from './operatorError.ts';

const before = JSON.stringify({
  name: 'x',
  exports: { './Accordion': 'a', './Card': 'c', './form/Field': 'f', './LinkProvider': 'l', './messages/format': 't' },
  scripts: {},
});

function namesAfter(added: string): string[] {
  const { exports } = JSON.parse(withExports(before, { [added]: 'new' })) as { exports: Record<string, string> };
  return Object.keys(exports);
}

describe('withExports', () => {
  it.each([
    ['./Badge', 1],
    ['./Zebra', 4],
    ['./form/Area', 2],
    ['./form/Zone', 3],
    ['./new/Thing', 5],
  ])('puts %s at place %d', (added, place) => {
    expect(namesAfter(added).indexOf(added)).toBe(place);
  });

  it('keeps everything else', () => {
    const after: unknown = JSON.parse(withExports(before, { './Badge': 'b' }));
    const expected = JSON.parse(before) as { exports: object };
    expect(after).toEqual({ ...expected, exports: { ...expected.exports, './Badge': 'b' } });
  });

  it('rejects a name that exists', () => {
    expect(() => withExports(before, { './Card': 'c' })).toThrow(
      new OperatorError('The export ./Card is there already.'),
    );
  });
});
