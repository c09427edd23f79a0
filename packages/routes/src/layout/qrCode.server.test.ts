import { expect, it } from 'vitest';
import { qrCode } from './qrCode.server.ts';

/** The dark modules of a path, as rows of text. */
function drawn({ size, path }: ReturnType<typeof qrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, y, runs = ''] of path.matchAll(/M0 (\d+)([^M]*)/g)) {
    let x = 0;
    for (const [, command, length] of runs.matchAll(/([mh])(\d+)(?: 0)?/g)) {
      if (command === 'h') rows[Number(y)]?.fill('#', x, x + Number(length));
      x += Number(length);
    }
  }
  return rows.map((row) => row.join(''));
}

it('draws a code with its three finder patterns', () => {
  const code = qrCode('https://www.tabor.example/jobs/offene-stellen/abcdefghijklmnopqrstuvwx');
  const rows = drawn(code);
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(rows.map((row) => row.length)).toEqual(Array.from({ length: code.size }, () => code.size));
});

it('grows with the address', () => {
  expect(qrCode(`https://tabor.example/${'a'.repeat(200)}`).size).toBeGreaterThan(qrCode('https://tabor.example').size);
});

it('draws the code of an address once', () => {
  expect(qrCode('https://tabor.example/haus')).toBe(qrCode('https://tabor.example/haus'));
});
