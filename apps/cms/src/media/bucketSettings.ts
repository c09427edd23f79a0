import { variables } from '../variables.ts';

/** Address and credentials of the bucket. */
export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Precedes every key and ends with a slash; empty if no other service uses the bucket. */
  prefix: string;
}

const required = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_REGION',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const;

/**
 * The bucket that the environment configures; `undefined` if it configures none and media stay in the data directory.
 * Throws if only some of the variables are set: falling back to the data directory would hide the mistake.
 */
export function bucketSettings(environment = process.env): BucketSettings | undefined {
  const given = variables(environment);
  const { MEDIA_S3_PREFIX: prefix = '' } = given;
  const missing = required.filter((name) => !given[name]);
  if (missing.length === required.length && !prefix) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Media in a bucket also need ${missing.join(', ')}. ` +
        'Unset all MEDIA_S3_… variables to keep media in the data directory.',
    );
  }
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = required.map(
    (name) => given[name],
  );
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error('MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com.');
  }
  if (!/^(?:[\w.-]+(?:\/[\w.-]+)*\/?)?$/.test(prefix)) {
    throw new Error('MEDIA_S3_PREFIX may have letters, digits, dots, hyphens, underscores, and slashes between them.');
  }
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, prefix: prefix.replace(/(?<=[^/])$/, '/') };
}
