import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of this app. The compiled files lie one level deeper than the sources, so it is looked for. */
export const appDirectory = ((): string => {
  let directory = __dirname;
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return directory;
})();

/** The folder of the compiled files, `dist` unless someone compiled into another one. */
export const compiledDirectory = resolve(__dirname, '..');

const repository = resolve(appDirectory, '../..');

/**
 * Everything that the content service keeps: SQLite file, uploads, secrets. `CMS_DATA_DIR`, absolute or relative to the
 * repository; by default `.data/cms` in the repository.
 */
export const dataDirectory = resolve(repository, process.env.CMS_DATA_DIR || '.data/cms');

/** Files that everybody may fetch. */
export const publicDirectory = join(dataDirectory, 'public');

/** What editors upload. */
export const uploadsDirectory = join(publicDirectory, 'uploads');

/** Files of applications, a folder each; nobody but this service opens it. */
export const privateDirectory = join(dataDirectory, 'private');

/** Where the parts of a request lie while it arrives. On the same disk as where they stay, so that they only move. */
export const incomingDirectory = join(dataDirectory, 'incoming');

/** Names the bucket that files lie in; not there where they lie in the folders above. */
export const bucketNoteFile = join(dataDirectory, 'media-bucket');

/** `strapi build` reads the configuration too, but a build must neither need the data directory nor write into it. */
export const building = process.argv[2] === 'build';

/** Makes the folders that Strapi expects to find. */
export function makeDirectories(): void {
  if (building) return;
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  for (const path of [privateDirectory, incomingDirectory]) mkdirSync(path, { recursive: true, mode: 0o700 });
  mkdirSync(uploadsDirectory, { recursive: true });
}
