import { globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { read, repository, sourceFiles } from './sourceFiles.ts';

const options = { cwd: repository, exclude: ['**/{node_modules,build,dist}/**', '**/CHANGELOG.md'] };
const documents = globSync(['*.md', '{apps,packages,tooling}/**/*.{md,mdx}'], options);
const files = [...sourceFiles, ...documents].map((file) => `/${file}`);

/** A path from the repository's root, in code; braces and stars as in a shell. */
const fromRoot = /`((?:apps|packages|tooling)\/[^\s`…]+)`/g;
/** A source file in code, from any folder: `outbox/delivery.ts`. */
const sourceFile = /`(\w[\w./-]*\.(?:tsx?|mdx?))`/g;
/** `{key}` in a path, and what a build writes. */
const variable = /\{\w+\}|\/(?:build|dist)\b/;
const link = /\]\(([^)\s#:]+)(?:#[^)]*)?\)/g;

const namedBy = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path = '']) => path);

/** What a document names, and no file of the repository is. */
function missingIn(document: string): string[] {
  const text = read(document);
  const rooted = namedBy(text, fromRoot).filter((path) => !variable.test(path));
  const sources = namedBy(text, sourceFile).filter((path) => !rooted.includes(path));
  const links = namedBy(text, link).map((path) => join(dirname(document), path));
  return [
    ...[...rooted, ...links].filter((path) => globSync(path, { cwd: repository }).length === 0),
    ...sources.filter((path) => !files.some((file) => file.endsWith(`/${path}`))),
  ];
}

describe('paths in documents', () => {
  it.each(documents)('of %s exist', (document) => expect(missingIn(document)).toEqual([]));
});
