import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type Bucket, openBucket } from '../media/bucket.ts';
import { bucketSettings } from '../media/bucketSettings.ts';
import { deliver } from './delivery.fixture.ts';
import { adminToken } from './admin.fixture.ts';
import { stored } from './entries.fixture.ts';
import { type Store, startStore } from './bucket.fixture.ts';
import { type Service, startService } from './service.fixture.ts';

/** A store, the content service that uses it, and a client to inspect the bucket. */
export interface InBucket {
  store: Store;
  bucket: Bucket;
  service: Service;
  /** Token of a super admin. */
  admin: string;
}

/** Starts a real store and the content service that stores its files there, with one organisation. */
export async function startInBucket(dataDirectory: string): Promise<InBucket> {
  const store = await startStore();
  Object.assign(process.env, store.environment);
  const settings = bucketSettings(process.env);
  if (!settings) throw new Error('The store has no settings.');
  const bucket = await openBucket(settings, { info: () => undefined, error: () => undefined });
  const service = await startService(dataDirectory);
  await stored(service, 'company', { key: 'tabor', name: 'Tabor' });
  return { store, bucket, service, admin: await adminToken(service, 'strapi-super-admin') };
}

/** A file of the media library in a response to the admin. */
export interface Upload {
  id: number;
  url: string;
  formats: Record<string, { url: string }>;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A picture that differs from others by its red value, large enough to be stored in several sizes. */
export const photograph = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

export const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>';

/**
 * Uploads a picture like the admin.
 * @param replaced path of a file that it replaces, e.g. `/4/replace`
 */
export async function upload({ origin }: Service, token: string, bytes: Buffer, replaced = ''): Promise<Response> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'Garten Süd.jpg');
  form.set('fileInfo', JSON.stringify({ name: 'Garten Süd.jpg' }));
  return fetch(`${origin}/upload/files${replaced}`, { method: 'POST', headers: bearer(token), body: form });
}

/** Uploads a picture; throws if it is rejected. */
export async function uploaded(service: Service, token: string, bytes: Buffer): Promise<Upload> {
  const answer = await upload(service, token, bytes);
  const file: Upload = await answer.json();
  if (answer.status !== 201) throw new Error(`The upload failed with status ${answer.status}.`);
  return file;
}

/** Sends an application with a file, like the websites. */
export function apply(service: Service, key = randomUUID(), houses = '', more: object = {}): Promise<Response> {
  const sent = { key, company: 'tabor', reference: 'TAB-4711', acceptedAt: '2026-11-21T08:00:00.000Z', language: 'de' };
  const person = { firstName: 'Anna', surname: 'Muster', area: 'care', email: 'anna@muster.example' };
  return deliver(service, 'applications', { ...sent, ...person, houses, ...more }, ['Lebenslauf.pdf']);
}
