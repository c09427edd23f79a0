import { expect, it } from 'vitest';
import type { Bucket } from './bucket.ts';
import { bucketFiles } from './bucketFiles.ts';

const hour = 3_600_000;

const no = () => Promise.reject(new Error('must not be called'));

/** @param ages milliseconds since each file was written, by name */
function bucketWith(ages: Record<string, number>): Bucket {
  return {
    put: no,
    get: no,
    sizeOf: no,
    copy: no,
    remove: no,
    async *list(start) {
      for (const [name, age] of Object.entries(ages)) {
        if (name.startsWith(start)) yield { name, modified: new Date(Date.now() - age) };
      }
    },
  };
}

const bucket = bucketWith({
  'public/uploads/a.jpg': 9 * hour,
  'private/old/one': 2 * hour,
  'private/old/two': 2 * hour,
  'private/growing/one': 2 * hour,
  'private/growing/two': hour / 2,
  'private/internal-documents/old': 2 * hour,
  'private/internal-documents/new': hour / 2,
});

it('treats only files as settled for which no process can still write an entry', async () => {
  const files = bucketFiles(bucket, () => Promise.resolve(true));
  expect(await files.settled()).toEqual(['old']);
  expect(await files.settled('internal-documents')).toEqual(['old']);
});

it('treats no file as settled in the bucket of another database', async () => {
  const files = bucketFiles(bucket, () => Promise.resolve(false));
  expect(await files.settled()).toEqual([]);
});
