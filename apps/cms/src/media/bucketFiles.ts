import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Bucket } from './bucket.ts';
import { MediaError } from './mediaError.ts';
import type { PrivateFiles } from './privateFiles.ts';

/** Where the uploads of editors lie in the bucket, as in the data directory. */
export const uploadsFolder = 'public/uploads/';

/** Where private files lie in the bucket, as in the data directory. */
export const privateFolder = 'private/';

/** For so long another process may be between keeping a file and writing its entry, in milliseconds. */
const unsettledFor = 3_600_000;

const placeOf = (folder: string, name: string): string => `${privateFolder}${folder}/${name}`;

/**
 * Private files in the bucket, under the names that they have in the data directory.
 * @param isOurs whether the bucket's files belong to the entries of this database
 */
export function bucketFiles(bucket: Bucket, isOurs: () => Promise<boolean>): PrivateFiles {
  const files: PrivateFiles = {
    async keep(folder, arriving) {
      try {
        for (const { name, source } of arriving) {
          const { size } = await stat(source);
          await bucket.put(placeOf(folder, name), { bytes: size, open: () => createReadStream(source) });
        }
      } catch (error) {
        // What cannot be removed now goes at night.
        await files.erase(folder).catch(() => undefined);
        throw error;
      }
    },

    async keepUpload(upload, folder, name) {
      const bytes = await bucket.sizeOf(uploadsFolder + upload);
      if (bytes === undefined) throw new MediaError(503, 'missing upload');
      await bucket.copy(uploadsFolder + upload, placeOf(folder, name));
      return bytes;
    },

    open: (folder, name) => bucket.get(placeOf(folder, name)),

    async erase(folder, name = '') {
      // One by one: stores want different checksums where several are removed at once.
      for await (const listed of bucket.list(placeOf(folder, name))) await bucket.remove(listed.name);
    },

    async settled(folder) {
      if (!(await isOurs())) return [];
      const start = folder === undefined ? privateFolder : placeOf(folder, '');
      const since = Date.now() - unsettledFor;
      const settled = new Map<string, boolean>();
      for await (const { name, modified } of bucket.list(start)) {
        const [first = ''] = name.slice(start.length).split('/');
        settled.set(first, (settled.get(first) ?? true) && modified.getTime() < since);
      }
      return [...settled].filter(([, is]) => is).map(([name]) => name);
    },
  };
  return files;
}
