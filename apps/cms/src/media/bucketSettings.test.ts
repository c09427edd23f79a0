import { describe, expect, it } from 'vitest';
import { bucketSettings } from './bucketSettings.ts';

const complete = {
  MEDIA_S3_ENDPOINT: 'https://s3.example.com',
  MEDIA_S3_REGION: 'ch-1',
  MEDIA_S3_BUCKET: 'media',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'geheim',
};

describe('bucketSettings', () => {
  it('returns the bucket, or undefined without any variable', () => {
    expect(bucketSettings({})).toBeUndefined();
    expect(bucketSettings(complete)).toMatchObject({ endpoint: 'https://s3.example.com', bucket: 'media', prefix: '' });
  });

  it.each(Object.keys(complete))('requires %s and names it in the error', (name) => {
    expect(() => bucketSettings({ ...complete, [name]: '' })).toThrow(`also need ${name}.`);
  });

  it('rejects a prefix alone', () => {
    expect(() => bucketSettings({ MEDIA_S3_PREFIX: 'cms' })).toThrow('MEDIA_S3_ENDPOINT, MEDIA_S3_REGION');
  });

  it('validates the endpoint and the prefix', () => {
    expect(() => bucketSettings({ ...complete, MEDIA_S3_ENDPOINT: 's3.example.com' })).toThrow('must be an address');
    expect(bucketSettings({ ...complete, MEDIA_S3_PREFIX: 'a/b' })?.prefix).toBe('a/b/');
    expect(bucketSettings({ ...complete, MEDIA_S3_PREFIX: 'a/b/' })?.prefix).toBe('a/b/');
    expect(() => bucketSettings({ ...complete, MEDIA_S3_PREFIX: '/a' })).toThrow('MEDIA_S3_PREFIX');
  });

  it('never includes values in an error', () => {
    expect(() => bucketSettings({ ...complete, MEDIA_S3_REGION: '' })).toThrow(/^(?!.*geheim)/);
  });
});
