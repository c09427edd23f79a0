import { expect, it } from 'vitest';
import { bucketSettings } from './bucketSettings.ts';

const complete = {
  MEDIA_S3_ENDPOINT: 'https://s3.example.com',
  MEDIA_S3_REGION: 'ch-1',
  MEDIA_S3_BUCKET: 'media',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'geheim',
};

it('returns the bucket, or undefined without any variable', () => {
  expect(bucketSettings({})).toBeUndefined();
  expect(bucketSettings(complete)).toMatchObject({ endpoint: 'https://s3.example.com', bucket: 'media', prefix: '' });
});

it.each(['a/b', 'a/b/'])('ends the prefix %s with a slash', (prefix) => {
  expect(bucketSettings({ ...complete, MEDIA_S3_PREFIX: prefix })?.prefix).toBe('a/b/');
});
