import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { writeManifest } from './manifest.ts';
import { restrict } from './restrict.ts';

/** Folders of files that may be in a bucket instead. */
const media = ['public', 'private'] as const;

/** Other data of the content service; each may be missing. */
const kept = ['secrets.env', 'content-api-token'] as const;

const database = 'content.db';

/** Marks a content service with its files in a bucket. */
const bucketNote = 'media-bucket';

/** Downloads the files of the bucket into a folder, laid out as in the content service's data folder. */
export type FetchMedia = (folder: string) => Promise<void>;

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Backs up a running content service: first a snapshot of the database, then the files, so that no entry lacks its
 * picture. PostgreSQL databases are backed up with `pg_dump` instead.
 * @param data folder of the content service, `CMS_DATA_DIR`
 * @param target folder that does not exist yet; created atomically
 * @param fetchMedia for files in a bucket instead of the folder
 * @returns the number of files
 */
export async function backUp(data: string, target: string, fetchMedia?: FetchMedia): Promise<number> {
  if (await exists(target)) throw new Error(`${target} is there already: a backup never replaces another one.`);
  if (!fetchMedia && (await exists(join(data, bucketNote)))) {
    const bucket = await readFile(join(data, bucketNote), 'utf8');
    throw new Error(`The files lie in the bucket ${bucket.trim()}: give MEDIA_S3_… to this command too.`);
  }
  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  if (await exists(join(data, database))) {
    const source = new DatabaseSync(join(data, database), { readOnly: true });
    try {
      // Unlike a copy of all pages, it leaves out free ones, in which erased applications may still be readable.
      source.prepare('VACUUM INTO ?').run(join(draft, database));
    } finally {
      source.close();
    }
  }
  for (const name of fetchMedia ? kept : [...media, ...kept]) {
    if (await exists(join(data, name))) {
      await cp(join(data, name), join(draft, name), { recursive: true, preserveTimestamps: true });
    }
  }
  await fetchMedia?.(draft);
  const manifest = await writeManifest(draft);
  await restrict(draft);
  await rename(draft, target);
  return Object.keys(manifest).length;
}

/** As the content service itself reads its bucket. */
const fromBucket: FetchMedia = async (folder) => {
  const cwd = resolve(import.meta.dirname, '../../../apps/cms');
  await promisify(execFile)(process.execPath, ['dist/src/commands/media.js', 'from-bucket', folder], { cwd });
};

if (import.meta.main) {
  const [data, target] = process.argv.slice(2);
  if (!data || !target)
    throw new Error('Say which folder to back up, and to where: backup <CMS_DATA_DIR> <new folder>');
  const files = await backUp(resolve(data), resolve(target), process.env.MEDIA_S3_BUCKET ? fromBucket : undefined);
  process.stdout.write(`${files} files\n`);
}
