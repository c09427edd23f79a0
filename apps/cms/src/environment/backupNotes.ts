import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDirectory } from './directories.ts';
import { variables } from './variables.ts';

/** Files in the data directory that name what is stored elsewhere: the backup could not notice that by itself. */
export async function writeBackupNotes(): Promise<void> {
  const { DATABASE_URL, MEDIA_S3_BUCKET } = variables();
  const notes = {
    // Without user and password, and without parameters, which can have them too.
    'database-server': DATABASE_URL?.replace(/\/\/.*@/, '//').replace(/\?.*/, ''),
    'media-bucket': MEDIA_S3_BUCKET,
  };
  for (const [name, text] of Object.entries(notes)) {
    const file = join(dataDirectory, name);
    await (text ? writeFile(file, `${text}\n`) : rm(file, { force: true }));
  }
}
