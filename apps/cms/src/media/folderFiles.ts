import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateDirectory, uploadsDirectory } from '../environment/directories.ts';
import { errorCode } from '../environment/errorCode.ts';
import type { PrivateFiles } from './privateFiles.ts';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const pathOf = (...names: string[]): string => join(privateDirectory, ...names);

/** Private files in the data directory of this machine, readable only by the service's user. */
export const folderFiles: PrivateFiles = {
  async keep(folder, files) {
    try {
      await mkdir(pathOf(folder), { recursive: true, mode: 0o700 });
      for (const { name, source } of files) {
        await chmod(source, 0o600);
        await rename(source, pathOf(folder, name));
        await flush(pathOf(folder, name));
      }
      await flush(pathOf(folder));
      await flush(privateDirectory);
    } catch (error) {
      for (const { name } of files) await folderFiles.erase(folder, name);
      // A folder that other files are in stays.
      await rmdir(pathOf(folder)).catch(() => undefined);
      throw error;
    }
  },

  async keepUpload(upload, folder, name) {
    const path = pathOf(folder, name);
    await mkdir(pathOf(folder), { recursive: true, mode: 0o700 });
    try {
      // Not copyFile, which copies the mode of the source.
      await pipeline(
        createReadStream(join(uploadsDirectory, upload)),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
      await flush(path);
      await flush(pathOf(folder));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return (await stat(path)).size;
  },

  async open(folder, name) {
    // Only what is not there was erased: what the disk or its rights refuse is logged.
    const file = await open(pathOf(folder, name), 'r').catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      return undefined;
    });
    return file && { bytes: (await file.stat()).size, stream: file.createReadStream() };
  },

  async erase(folder, name = '') {
    await rm(pathOf(folder, name), { recursive: true, force: true });
  },

  // Every file is settled: this is called before the service listens, and no other process writes here.
  async settled(folder = '') {
    await mkdir(pathOf(folder), { recursive: true, mode: 0o700 });
    return readdir(pathOf(folder));
  },
};
