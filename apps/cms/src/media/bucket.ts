import { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import { withTimeout, type Log, writeTimeoutMs } from './withTimeout.ts';
import type { BucketSettings } from './bucketSettings.ts';
import { MediaError, mediaErrorOf } from './mediaError.ts';

/** Content to store. It is opened again if the connection breaks, because a stream that was sent cannot be replayed. */
export interface Source {
  bytes: number;
  open: () => Readable;
}

/** A file from the bucket; the caller reads its stream once or destroys it. */
export interface Found {
  /** Length of the stream: of the range, if one was requested. */
  bytes: number;
  /** `Content-Range` such as `bytes 0-9/100`, if a range was requested. */
  range: string | undefined;
  modified: Date;
  stream: Readable;
}

export interface Listed {
  name: string;
  modified: Date;
}

/**
 * Files by name in a bucket that several processes share. Every method throws {@link MediaError} on failure, also where
 * anything else than the store answers with a success: a status alone proves nothing.
 */
export interface Bucket {
  put(name: string, source: Source): Promise<void>;
  /** @param range value of a `Range` header: `bytes=0-9` */
  get(name: string, range?: string): Promise<Found | undefined>;
  sizeOf(name: string): Promise<number | undefined>;
  copy(name: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncGenerator<Listed>;
}

/** As the library names its place. */
interface S3Object {
  Bucket: string;
  Key: string;
}

/** By default the library logs to the console. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

async function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings): Promise<S3> {
  // Imported only when a bucket is configured: the library is large.
  const library = await import('@aws-sdk/client-s3');
  return new library.S3({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every store supports path-style addresses; virtual-hosted buckets need their own DNS names and certificates.
    forcePathStyle: true,
    // Many stores reject or misread checksums in trailers, the library's default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 30_000 },
  });
}

async function send(client: S3, object: S3Object, { bytes, open }: Source, signal: AbortSignal): Promise<void> {
  const body = open();
  const sourceError = new AbortController();
  body.once('error', () => sourceError.abort());
  const abortSignal = AbortSignal.any([signal, sourceError.signal]);
  try {
    await client.putObject({ ...object, Body: body, ContentLength: bytes }, { abortSignal });
  } finally {
    body.destroy();
  }
}

/** The library never retries a stream, and the store may have closed an idle connection. */
const sendWithRetry: typeof send = (client, object, source, signal) =>
  send(client, object, source, signal).catch((error: unknown) => {
    if (mediaErrorOf(error).status !== 503 || signal.aborted) throw error;
    return send(client, object, source, signal);
  });

export async function openBucket(settings: BucketSettings, log: Log): Promise<Bucket> {
  const client = await clientOf(settings);
  const { bucket: Bucket, prefix } = settings;
  const request = withTimeout(Bucket, log);
  const objectOf = (name: string): S3Object => ({ Bucket, Key: prefix + name });

  const sizeOf = async (name: string): Promise<number | undefined> =>
    (await request((abortSignal) => client.headObject(objectOf(name), { abortSignal })))?.ContentLength;

  return {
    async put(name, source) {
      await request((signal) => sendWithRetry(client, objectOf(name), source, signal), writeTimeoutMs);
      if ((await sizeOf(name)) !== source.bytes) throw new MediaError(503, 'not stored');
    },
    async get(name, range) {
      const object = { ...objectOf(name), Range: range };
      const response = await request((abortSignal) => client.getObject(object, { abortSignal }));
      if (!response) return undefined;
      const { Body, ContentLength, ContentRange, LastModified } = response;
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new MediaError(502, 'no body');
      return { bytes: ContentLength, range: ContentRange, modified: LastModified ?? new Date(), stream: Body };
    },
    sizeOf,
    async copy(name, to) {
      const CopySource = `${Bucket}/${prefix}${name}`.split('/').map(encodeURIComponent).join('/');
      const object = { ...objectOf(to), CopySource };
      const response = await request((abortSignal) => client.copyObject(object, { abortSignal }), writeTimeoutMs);
      if (!response?.CopyObjectResult?.ETag) throw new MediaError(503, 'not copied');
    },
    async remove(name) {
      await request((abortSignal) => client.deleteObject(objectOf(name), { abortSignal }));
      if ((await sizeOf(name)) !== undefined) throw new MediaError(503, 'not removed');
    },
    async *list(listPrefix) {
      let ContinuationToken: string | undefined;
      do {
        const query = { Bucket, Prefix: prefix + listPrefix, ContinuationToken };
        const page = await request((abortSignal) => client.listObjectsV2(query, { abortSignal }));
        if (page?.IsTruncated === undefined) throw new MediaError(503, 'no list');
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          yield { name: Key.slice(prefix.length), modified: LastModified ?? new Date() };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
