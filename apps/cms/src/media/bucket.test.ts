import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { listening } from '@group/vitest-preset/listening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, openBucket } from './bucket.ts';
import { MediaError } from './mediaError.ts';

const page = '<h1>Wartung</h1>';

/** Something else at the address of the store. It has an entity tag, as web servers send for files. */
const server = createServer((incoming, outgoing) => {
  incoming
    .resume()
    .once('end', () => outgoing.writeHead(200, { etag: '"1"', 'content-length': page.length }).end(page));
});

let bucket: Bucket;

beforeAll(async () => {
  const { url: endpoint } = await listening(server);
  const access = { region: 'test', bucket: 'media', prefix: '', accessKeyId: 'id', secretAccessKey: 'key' };
  bucket = await openBucket({ endpoint, ...access }, { info: () => undefined, error: () => undefined });
});
afterAll(() => server.close());

describe('openBucket', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['stored', () => bucket.put('private/a/b', { bytes: 4, open: () => Readable.from([Buffer.from('%PDF')]) })],
    ['copied', () => bucket.copy('public/uploads/a', 'private/a/c')],
    ['removed', () => bucket.remove('private/a/b')],
    ['listed', () => bucket.list('private/').next()],
  ])('does not take the status 200 of anything else for a file that is %s', async (_, call) => {
    await expect(call()).rejects.toThrow(MediaError);
  });
});
