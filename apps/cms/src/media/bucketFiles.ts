import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Bucket } from './bucket.ts';
import { MediaError } from './mediaError.ts';
import type { PrivateFiles } from './privateFiles.ts';

/** Prefix of the editors' uploads, in the bucket as in the data directory. */
export const uploadsFolder = 'public/uploads/';

/** Prefix of private files, in the bucket as in the data directory. */
export const privateFolder = 'private/';

/** Longest time between storing a file and writing its entry, by any process. */
const settleTimeMs = 3_600_000;

const keyOf = (folder: string, name: string): string => `${privateFolder}${folder}/${name}`;

/** Private files in the bucket, named as in the data directory. `isOurs`: they belong to entries of this database. */
export function bucketFiles(bucket: Bucket, isOurs: () => Promise<boolean>): PrivateFiles {
  const files: PrivateFiles = {
    async keep(folder, newFiles) {
      try {
        for (const { name, source } of newFiles) {
          const { size } = await stat(source);
          await bucket.put(keyOf(folder, name), { bytes: size, open: () => createReadStream(source) });
        }
      } catch (error) {
        // Files that cannot be removed now are collected at night.
        for (const { name } of newFiles) await files.erase(folder, name).catch(() => undefined);
        throw error;
      }
    },

    async keepUpload(upload, folder, name) {
      const bytes = await bucket.sizeOf(uploadsFolder + upload);
      if (bytes === undefined) throw new MediaError(503, 'missing upload');
      await bucket.copy(uploadsFolder + upload, keyOf(folder, name));
      return bytes;
    },

    open: (folder, name) => bucket.get(keyOf(folder, name)),

    async erase(folder, name = '') {
      // One by one: stores disagree about the checksum of a bulk delete.
      for await (const listed of bucket.list(keyOf(folder, name))) await bucket.remove(listed.name);
    },

    async settled(folder) {
      if (!(await isOurs())) return [];
      const prefix = folder === undefined ? privateFolder : keyOf(folder, '');
      const settledBefore = Date.now() - settleTimeMs;
      const settled = new Map<string, boolean>();
      for await (const { name, modified } of bucket.list(prefix)) {
        const [first = ''] = name.slice(prefix.length).split('/');
        settled.set(first, (settled.get(first) ?? true) && modified.getTime() < settledBefore);
      }
      return [...settled].filter(([, isSettled]) => isSettled).map(([name]) => name);
    },
  };
  return files;
}
