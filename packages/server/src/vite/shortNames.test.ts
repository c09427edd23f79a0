import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortNames } from './shortNames.ts';

const fileOf = (path: string) => ({ filePath: `../../packages/ui/src/${path}.css.ts` });
const [card, link] = [fileOf('Card/Card'), fileOf('Link/Link')];

it('gives each style a name of its own, and in each build the same one', () => {
  const styles = [card, link, ...Array.from({ length: 40 }, () => card), link];
  const names = styles.map(shortNames());
  expect(new Set(names).size).toBe(styles.length);
  expect(names.filter((name) => !/^[a-z][\da-z]{2,3}$/.test(name))).toEqual([]);
  expect(styles.map(shortNames())).toEqual(names);
});

it('gives no name that lists of content blockers hide', () => {
  const files = globSync('*/src/**/*.css.ts', { cwd: new URL('../../..', import.meta.url) });
  const nameOf = shortNames();
  const names = files.map((file) => nameOf({ filePath: `../../packages/${file}` }));
  expect(names.filter((name) => name.startsWith('ad'))).toEqual([]);
});

it('rejects styles outside packages', () => {
  expect(() => shortNames()({ filePath: 'src/own.css.ts' })).toThrow('src/own.css.ts');
});
