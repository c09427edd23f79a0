import { expect, it } from 'vitest';
import { drawMonogram } from './monogram.ts';

it('drawMonogram draws the first letter, with the name beside it in the logo', () => {
  const drawn = drawMonogram('Österholz', '#2a6fb0');
  expect(Object.keys(drawn)).toEqual(['logo.svg', 'logo-white.svg', 'logo-small.svg', 'favicon.svg']);
  for (const picture of Object.values(drawn)) expect(picture).not.toMatch(/NaN|undefined/);
  const widthOf = (file: string) => Number(/viewBox="0 0 (\d+) 64"/.exec(drawn[file] ?? '')?.[1]);
  expect(widthOf('logo-small.svg')).toBe(64);
  expect(widthOf('logo.svg')).toBeGreaterThan(180);
});
