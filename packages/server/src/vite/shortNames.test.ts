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

it('rejects styles outside packages', () => {
  expect(() => shortNames()({ filePath: 'src/own.css.ts' })).toThrow('src/own.css.ts');
});
