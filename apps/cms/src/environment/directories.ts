import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { variables } from './variables.ts';

/** The folder of this app. Searched for, because compiled files are one level deeper than the sources. */
export const appDirectory = ((): string => {
  let directory = __dirname;
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return directory;
})();

/** The folder of the compiled files: `dist`, or another one in tests. */
export const compiledDirectory = resolve(__dirname, '../..');

const repository = resolve(appDirectory, '../..');

/** All data: SQLite file, uploads, secrets. `CMS_DATA_DIR` is absolute or relative to the repository. */
export const dataDirectory = resolve(repository, variables().CMS_DATA_DIR);

export const publicDirectory = join(dataDirectory, 'public');

export const uploadsDirectory = join(publicDirectory, 'uploads');

/** Files of applications and internal documents, readable only by this service's user. */
export const privateDirectory = join(dataDirectory, 'private');

/** Temporary files, such as parts of requests. On the file system of the private files, so that storing is a rename. */
export const incomingDirectory = join(dataDirectory, 'incoming');

/** `strapi build` reads the configuration too, but must neither need nor write the data directory. */
export const building = process.argv[2] === 'build';

/**
 * Creates the folders that Strapi expects. They and all files are accessible to this service's user only, also where an
 * operator created the data directory or restored a backup into it.
 */
export function makeDirectories(): void {
  if (building) return;
  process.umask(0o077);
  for (const path of [dataDirectory, privateDirectory, incomingDirectory, publicDirectory, uploadsDirectory]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  }
  for (const entry of readdirSync(dataDirectory, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(dataDirectory, entry.name), 0o600);
  }
}
