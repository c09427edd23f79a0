import { Readable } from 'node:stream';
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

/** By default the library logs to the console. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** Creates a client for the bucket, without a request. */
export async function openBucket(settings: BucketSettings, log: Log): Promise<Bucket> {
  // Imported only when a bucket is configured: the library is large.
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, region, bucket: Bucket, prefix, accessKeyId, secretAccessKey } = settings;
  const client = new s3.S3Client({
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
  const request = withTimeout(Bucket, log);
  const objectOf = (name: string) => ({ Bucket, Key: prefix + name });

  async function sizeOf(name: string): Promise<number | undefined> {
    const command = new s3.HeadObjectCommand(objectOf(name));
    return (await request((abortSignal) => client.send(command, { abortSignal })))?.ContentLength;
  }

  async function send(name: string, { bytes, open }: Source, signal: AbortSignal): Promise<void> {
    const body = open();
    const sourceError = new AbortController();
    body.once('error', () => sourceError.abort());
    try {
      const command = new s3.PutObjectCommand({ ...objectOf(name), Body: body, ContentLength: bytes });
      await client.send(command, { abortSignal: AbortSignal.any([signal, sourceError.signal]) });
    } finally {
      body.destroy();
    }
  }

  return {
    async put(name, source) {
      // The library never retries a stream, and the store may have closed an idle connection.
      await request(
        (signal) =>
          send(name, source, signal).catch((error: unknown) => {
            if (mediaErrorOf(error).status !== 503 || signal.aborted) throw error;
            return send(name, source, signal);
          }),
        writeTimeoutMs,
      );
      if ((await sizeOf(name)) !== source.bytes) throw new MediaError(503, 'not stored');
    },
    async get(name, range) {
      const command = new s3.GetObjectCommand({ ...objectOf(name), Range: range });
      const response = await request((abortSignal) => client.send(command, { abortSignal }));
      if (!response) return undefined;
      const { Body, ContentLength, ContentRange, LastModified } = response;
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new MediaError(502, 'no body');
      return { bytes: ContentLength, range: ContentRange, modified: LastModified ?? new Date(), stream: Body };
    },
    sizeOf,
    async copy(name, to) {
      const CopySource = `${Bucket}/${prefix}${name}`.split('/').map(encodeURIComponent).join('/');
      const command = new s3.CopyObjectCommand({ ...objectOf(to), CopySource });
      const response = await request((abortSignal) => client.send(command, { abortSignal }), writeTimeoutMs);
      if (!response?.CopyObjectResult?.ETag) throw new MediaError(503, 'not copied');
    },
    async remove(name) {
      const command = new s3.DeleteObjectCommand(objectOf(name));
      await request((abortSignal) => client.send(command, { abortSignal }));
      if ((await sizeOf(name)) !== undefined) throw new MediaError(503, 'not removed');
    },
    async *list(listPrefix) {
      let ContinuationToken: string | undefined;
      do {
        const command = new s3.ListObjectsV2Command({ Bucket, Prefix: prefix + listPrefix, ContinuationToken });
        const page = await request((abortSignal) => client.send(command, { abortSignal }));
        if (page?.IsTruncated === undefined) throw new MediaError(503, 'no list');
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          yield { name: Key.slice(prefix.length), modified: LastModified ?? new Date() };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
