import { basename } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './sourceFiles.ts';
import { replacedNames } from './words.ts';

const list = 'tooling/structure/src/words.ts';

describe('names', () => {
  const sources = sourceFiles.filter((file) => file !== list).map((file) => ({ file, source: read(file) }));

  it.each(Object.entries(replacedNames))('say %s no more: it is %s', (old) => {
    const name = new RegExp(`\\b${old}\\b`);
    const found = sources.filter(({ file, source }) => name.test(source) || basename(file).startsWith(`${old}.`));
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
