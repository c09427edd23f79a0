import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@group/content-client/contract/environment';
import { dataDirectory } from './directories.ts';
import { variables } from './variables.ts';

const databaseServer = 'database-server';

/** Throws if PostgreSQL was the database and none is set: an empty SQLite file would silently take its place. */
export function requireFormerDatabase(): void {
  const file = join(dataDirectory, databaseServer);
  if (variables().DATABASE_URL || !existsSync(file)) return;
  throw new EnvironmentError(
    `DATABASE_URL is missing: the database was ${readFileSync(file, 'utf8').trim()}. Delete ${file} to use SQLite instead.`,
  );
}

/** Files in the data directory that name what is stored elsewhere: the backup could not notice that by itself. */
export async function writeBackupNotes(): Promise<void> {
  const { DATABASE_URL, MEDIA_S3_BUCKET } = variables();
  const notes = {
    // Without user and password, and without parameters, which can have them too.
    [databaseServer]: DATABASE_URL?.replace(/\/\/.*@/, '//').replace(/\?.*/, ''),
    'media-bucket': MEDIA_S3_BUCKET,
  };
  for (const [name, text] of Object.entries(notes)) {
    const file = join(dataDirectory, name);
    await (text ? writeFile(file, `${text}\n`) : rm(file, { force: true }));
  }
}
