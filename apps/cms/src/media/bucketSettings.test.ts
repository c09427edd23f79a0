import { describe, expect, it } from 'vitest';
import { bucketSettings } from './bucketSettings.ts';

const whole = {
  MEDIA_S3_ENDPOINT: 'https://s3.example.com',
  MEDIA_S3_REGION: 'ch-1',
  MEDIA_S3_BUCKET: 'media',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'geheim',
};

describe('the variables of a bucket', () => {
  it('are all there, or media stay in the folder', () => {
    expect(bucketSettings({})).toBeUndefined();
    expect(bucketSettings(whole)).toMatchObject({ endpoint: 'https://s3.example.com', bucket: 'media', prefix: '' });
  });

  it.each(Object.keys(whole))('are refused without %s, which the message names', (name) => {
    expect(() => bucketSettings({ ...whole, [name]: '' })).toThrow(`also need ${name}.`);
  });

  it('are refused where only a prefix is there', () => {
    expect(() => bucketSettings({ MEDIA_S3_PREFIX: 'cms' })).toThrow('MEDIA_S3_ENDPOINT, MEDIA_S3_REGION');
  });

  it('have an address and a prefix that can be used', () => {
    expect(() => bucketSettings({ ...whole, MEDIA_S3_ENDPOINT: 's3.example.com' })).toThrow('must be an address');
    expect(bucketSettings({ ...whole, MEDIA_S3_PREFIX: 'a/b' })?.prefix).toBe('a/b/');
    expect(bucketSettings({ ...whole, MEDIA_S3_PREFIX: 'a/b/' })?.prefix).toBe('a/b/');
    expect(() => bucketSettings({ ...whole, MEDIA_S3_PREFIX: '/a' })).toThrow('MEDIA_S3_PREFIX');
  });

  it('never show their values in a message', () => {
    expect(() => bucketSettings({ ...whole, MEDIA_S3_REGION: '' })).toThrow(/^(?!.*geheim)/);
  });
});
