import { variables } from '../environment/variables.ts';

export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Precedes every key and ends with a slash; empty if no other service uses the bucket. */
  prefix: string;
}

/** The bucket that the environment configures; `undefined` if it configures none and media stay in the data directory. */
export function bucketSettings(environment = process.env): BucketSettings | undefined {
  const {
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_REGION: region,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
    MEDIA_S3_PREFIX: prefix = '',
  } = variables(environment);
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, prefix: prefix.replace(/(?<=[^/])$/, '/') };
}
