import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root. */
export const repository = join(import.meta.dirname, '../../..');

const generated = /(?:^|\/)(?:node_modules|build|dist|\.react-router|\.strapi|storybook-static)\//;

/** TypeScript files of the repository, as paths from its root. */
export const sourceFiles: readonly string[] = globSync('{apps,packages,tooling}/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: (path) => generated.test(`${path}/`),
}).toSorted();

/** @param file path from the root of the repository */
export function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}
