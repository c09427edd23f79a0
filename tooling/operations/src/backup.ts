import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { writeManifest } from './manifest.ts';

/** What the content service keeps beside its database; each may be missing. */
const kept = ['public', 'private', 'secrets.env', 'content-api-token'] as const;

const database = 'content.db';

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
 * @returns how many files it has
 */
export async function backUp(data: string, target: string): Promise<number> {
  if (await exists(target)) throw new Error(`${target} is there already: a backup never replaces another one.`);
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
  for (const name of kept) {
    if (await exists(join(data, name))) {
      await cp(join(data, name), join(draft, name), { recursive: true, preserveTimestamps: true });
    }
  }
  const manifest = await writeManifest(draft);
  await rename(draft, target);
  return Object.keys(manifest).length;
}

if (import.meta.main) {
  const [data, target] = process.argv.slice(2);
  if (!data || !target)
    throw new Error('Say which folder to back up, and to where: backup <CMS_DATA_DIR> <new folder>');
  process.stdout.write(`${await backUp(resolve(data), resolve(target))} files\n`);
}
