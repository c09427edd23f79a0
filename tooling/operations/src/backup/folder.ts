import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveWriter } from './archive.ts';

/** Paths of the files in a folder, also while others are removed. Throws if it has a link or a device. */
export async function* filesIn(
  folder: string,
  isWanted = (_path: string): boolean => true,
  inside = '',
): AsyncGenerator<string, void> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  for (const entry of entries) {
    const path = join(inside, entry.name);
    if (!isWanted(path)) continue;
    if (entry.isDirectory()) yield* filesIn(folder, isWanted, path);
    else if (entry.isFile()) yield path;
    else throw new Error(`${join(folder, path)} is neither a file nor a folder.`);
  }
}

/** Adds the files of a folder that the archive does not have yet. */
export async function addFolder(
  archive: ArchiveWriter,
  part: string,
  folder: string,
  isWanted?: (path: string) => boolean,
): Promise<void> {
  for await (const path of filesIn(folder, isWanted))
    if (!archive.hashes.has(part + path)) await archive.addFile(part + path, join(folder, path));
}
