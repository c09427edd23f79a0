import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from './bucket.ts';
import { privateFolder, uploadsFolder } from './bucketFiles.ts';

const folders = [uploadsFolder, privateFolder] as const;

/** Whether a key of the bucket, used as a path, stays inside the target folder. */
const staysInside = (name: string): boolean => name.split('/').every((part) => part !== '' && !part.startsWith('.'));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Copies uploads and private files of a data directory into the bucket. A file never changes under its name, so one
 * that the bucket has in full size is skipped, and the command can be repeated.
 */
export async function copyToBucket(directory: string, bucket: Bucket): Promise<number> {
  let copied = 0;
  for (const folder of folders) {
    for (const path of await filesIn(join(directory, folder))) {
      const name = relative(directory, path);
      const bytes = (await stat(path)).size;
      if ((await bucket.sizeOf(name)) === bytes) continue;
      await bucket.put(name, { bytes, open: () => createReadStream(path) });
      copied++;
    }
  }
  return copied;
}

/** Copies uploads and private files of the bucket into a data directory that has none, with the usual file modes. */
export async function copyFromBucket(bucket: Bucket, directory: string): Promise<number> {
  for (const folder of folders) {
    if ((await filesIn(join(directory, folder))).length > 0) {
      throw new Error(`${join(directory, folder)} is not empty, and existing files are never overwritten.`);
    }
  }
  let copied = 0;
  for (const folder of folders) {
    for await (const { name } of bucket.list(folder)) {
      const found = staysInside(name) && (await bucket.get(name));
      if (!found) continue;
      const isPrivate = folder === privateFolder;
      const path = join(directory, name);
      await mkdir(dirname(path), { recursive: true, mode: isPrivate ? 0o700 : 0o755 });
      await pipeline(found.stream, createWriteStream(path, { flags: 'wx', mode: isPrivate ? 0o600 : 0o644 }));
      if ((await stat(path)).size !== found.bytes) throw new Error(`${name} is incomplete.`);
      copied++;
    }
  }
  return copied;
}
