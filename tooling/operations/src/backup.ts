import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { writeManifest } from './manifest.ts';

/** Folders of files, which may lie in a bucket. */
const media = ['public', 'private'] as const;

/** What the content service keeps beside its database and these; each may be missing. */
const kept = ['secrets.env', 'content-api-token'] as const;

const database = 'content.db';

/** Where the content service says that files lie in a bucket. */
const bucketNote = 'media-bucket';

/** Puts the files of the bucket into a folder, as they would lie in the one of the content service. */
export type FetchMedia = (folder: string) => Promise<void>;

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Copies everything that the content service keeps, while it runs: the database as it is at one moment, and then the
 * files, so that no entry misses its picture. With PostgreSQL there is no database file; `pg_dump` does that part.
 * @param data folder of the content service, `CMS_DATA_DIR`
 * @param target folder that does not exist yet; it is there as a whole or not at all
 * @param fetchMedia where the files lie in a bucket, and not in the folder
 * @returns how many files it has
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
      await copyDatabase(source, join(draft, database));
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
  await rename(draft, target);
  return Object.keys(manifest).length;
}

/** As the content service itself reads its bucket. */
const fromBucket: FetchMedia = async (folder) => {
  const cwd = resolve(import.meta.dirname, '../../../apps/cms');
  await promisify(execFile)(process.execPath, ['dist/src/media.js', 'from-bucket', folder], { cwd });
};

if (import.meta.main) {
  const [data, target] = process.argv.slice(2);
  if (!data || !target)
    throw new Error('Say which folder to back up, and to where: backup <CMS_DATA_DIR> <new folder>');
  const files = await backUp(resolve(data), resolve(target), process.env.MEDIA_S3_BUCKET ? fromBucket : undefined);
  process.stdout.write(`${files} files\n`);
}
