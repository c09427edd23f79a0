import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { privateDirectory } from '../directories.ts';

/** A file of an application. */
export interface PrivateFile {
  /** Its name on the disk. */
  id: string;
  /** As the applicant named it; for reading only, never a path. */
  name: string;
  type: string;
  bytes: number;
}

/** A part of a request, as it lies on the disk. */
export interface Arrived {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
  position?: number;
}

/** A name that neither tells anything nor leads anywhere. */
export const isOpaqueName = (name: unknown): name is string => typeof name === 'string' && /^[0-9a-f]{32}$/.test(name);

const opaqueName = (): string => randomBytes(16).toString('hex');

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Where a file of an application lies. */
export const pathOf = (folder: string, file: string): string => join(privateDirectory, folder, file);

/** Removes the files of an application. */
export async function eraseFolder(folder: string): Promise<void> {
  if (isOpaqueName(folder)) await rm(join(privateDirectory, folder), { recursive: true, force: true });
}

/** Every folder that there is. */
export const folders = (): Promise<string[]> => readdir(privateDirectory);

/** Moves files into a new folder, safely on the disk: all of them or none. */
export async function keepFiles(arrived: readonly Arrived[]): Promise<{ folder: string; files: PrivateFile[] }> {
  const folder = opaqueName();
  const files: PrivateFile[] = [];
  try {
    await mkdir(join(privateDirectory, folder), { mode: 0o700 });
    for (const { filepath, originalFilename, mimetype, size } of arrived) {
      const id = opaqueName();
      await chmod(filepath, 0o600);
      await rename(filepath, pathOf(folder, id));
      await flush(pathOf(folder, id));
      files.push({ id, name: originalFilename ?? '', type: mimetype ?? 'application/octet-stream', bytes: size });
    }
    await flush(join(privateDirectory, folder));
    await flush(privateDirectory);
  } catch (error) {
    await eraseFolder(folder);
    throw error;
  }
  return { folder, files };
}
