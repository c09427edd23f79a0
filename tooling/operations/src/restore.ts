import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkManifest, manifestFile } from './manifest.ts';
import { restrict } from './restrict.ts';

/**
 * Restores a backup into an empty folder, which becomes `CMS_DATA_DIR` of a content service. Throws `DamagedBackup`
 * before anything is written, and an error if the folder is not empty.
 * @returns how many files it has
 */
export async function restore(backup: string, data: string): Promise<number> {
  const manifest = await checkManifest(backup);
  await mkdir(data, { recursive: true, mode: 0o700 });
  if ((await readdir(data)).length > 0) throw new Error(`${data} is not empty: nothing in it is replaced.`);
  await cp(backup, data, { recursive: true, preserveTimestamps: true });
  await rm(join(data, manifestFile));
  await restrict(data);
  return Object.keys(manifest).length;
}

if (import.meta.main) {
  const [backup, data] = process.argv.slice(2);
  if (!backup || !data) throw new Error('Say which backup, and to where: restore <backup> <empty CMS_DATA_DIR>');
  process.stdout.write(`${await restore(resolve(backup), resolve(data))} files\n`);
}
