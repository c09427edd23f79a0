/** Where the bucket is, and how it is opened. */
export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** In front of every name, with a slash at its end; empty where the bucket is for this service alone. */
  prefix: string;
}

const needed = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_REGION',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const;

/**
 * The bucket that the environment names; `undefined` where it names none and media stay in the data directory. Throws
 * where only some of the variables are there, as media would then lie where nobody looks for them.
 */
export function bucketSettings(environment: NodeJS.ProcessEnv): BucketSettings | undefined {
  const { MEDIA_S3_PREFIX: prefix = '' } = environment;
  const missing = needed.filter((name) => !environment[name]);
  if (missing.length === needed.length && !prefix) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Media in a bucket also need ${missing.join(', ')}. Leave out all MEDIA_S3_… to keep them in a folder.`,
    );
  }
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = needed.map(
    (name) => environment[name],
  );
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error('MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com.');
  }
  if (!/^(?:[\w.-]+(?:\/[\w.-]+)*\/?)?$/.test(prefix)) {
    throw new Error('MEDIA_S3_PREFIX may have letters, digits, dots, hyphens, underscores, and slashes between them.');
  }
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, prefix: prefix.replace(/(?<=[^/])$/, '/') };
}
