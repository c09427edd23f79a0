import { Readable } from 'node:stream';
import { withTimeout, type Log, writeTimeoutMs } from './withTimeout.ts';
import type { BucketSettings } from './bucketSettings.ts';
import { MediaError, mediaErrorOf } from './mediaError.ts';

/** What is to be kept. It is opened anew where a connection breaks, as what was sent is gone. */
export interface Source {
  bytes: number;
  open: () => Readable;
}

/** A file, to be read once or to be destroyed. */
export interface Found {
  /** Of what is read: the part, where one was asked for. */
  bytes: number;
  /** `bytes 0-9/100`, where a part was asked for. */
  range: string | undefined;
  modified: Date;
  stream: Readable;
}

export interface Listed {
  name: string;
  modified: Date;
}

/** Files by name in a bucket that several processes share. Everything throws {@link MediaError} where it fails. */
export interface Bucket {
  put(name: string, source: Source): Promise<void>;
  /** @param range of bytes, as a browser asks for it: `bytes=0-9` */
  get(name: string, range?: string): Promise<Found | undefined>;
  sizeOf(name: string): Promise<number | undefined>;
  copy(name: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  list(start: string): AsyncGenerator<Listed>;
}

/** The library would write to the console by itself. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** Opens a bucket; asks it nothing yet. */
export async function openBucket(settings: BucketSettings, log: Log): Promise<Bucket> {
  // Only where there is a bucket: the library is large.
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, region, bucket: Bucket, prefix, accessKeyId, secretAccessKey } = settings;
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every store knows buckets as folders; as host names they need names and certificates of their own.
    forcePathStyle: true,
    // Checksums in trailers, the library's habit, are refused or misread by many stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 30_000 },
  });
  const ask = withTimeout(Bucket, log);
  const place = (name: string) => ({ Bucket, Key: prefix + name });

  async function send(name: string, { bytes, open }: Source, signal: AbortSignal): Promise<void> {
    const body = open();
    const broken = new AbortController();
    body.once('error', () => broken.abort());
    try {
      const command = new s3.PutObjectCommand({ ...place(name), Body: body, ContentLength: bytes });
      await client.send(command, { abortSignal: AbortSignal.any([signal, broken.signal]) });
    } finally {
      body.destroy();
    }
  }

  return {
    async put(name, source) {
      // The library never repeats a stream, and a connection that rested may have been closed by the store.
      await ask(
        (signal) =>
          send(name, source, signal).catch((error: unknown) => {
            if (mediaErrorOf(error).status !== 503 || signal.aborted) throw error;
            return send(name, source, signal);
          }),
        writeTimeoutMs,
      );
    },
    async get(name, range) {
      const command = new s3.GetObjectCommand({ ...place(name), Range: range });
      const answer = await ask((abortSignal) => client.send(command, { abortSignal }));
      if (!answer) return undefined;
      const { Body, ContentLength, ContentRange, LastModified } = answer;
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new MediaError(502, 'no body');
      return { bytes: ContentLength, range: ContentRange, modified: LastModified ?? new Date(), stream: Body };
    },
    async sizeOf(name) {
      const command = new s3.HeadObjectCommand(place(name));
      return (await ask((abortSignal) => client.send(command, { abortSignal })))?.ContentLength;
    },
    async copy(name, to) {
      const CopySource = `${Bucket}/${prefix}${name}`.split('/').map(encodeURIComponent).join('/');
      const command = new s3.CopyObjectCommand({ ...place(to), CopySource });
      await ask((abortSignal) => client.send(command, { abortSignal }), writeTimeoutMs);
    },
    async remove(name) {
      const command = new s3.DeleteObjectCommand(place(name));
      await ask((abortSignal) => client.send(command, { abortSignal }));
    },
    async *list(start) {
      let ContinuationToken: string | undefined;
      do {
        const command = new s3.ListObjectsV2Command({ Bucket, Prefix: prefix + start, ContinuationToken });
        const page = await ask((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key = '', LastModified } of page?.Contents ?? []) {
          yield { name: Key.slice(prefix.length), modified: LastModified ?? new Date() };
        }
        ContinuationToken = page?.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
