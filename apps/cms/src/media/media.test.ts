import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../testing/admin.fixture.ts';
import { stored as create } from '../testing/entries.fixture.ts';
import type { Store } from '../testing/bucket.fixture.ts';
import { apply, bearer, photograph, startInBucket, upload, type Upload, uploaded } from '../testing/media.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';
import type { Bucket } from './bucket.ts';
import { isBucketOf } from './fileOwner.ts';
import { copyFromBucket, copyToBucket } from './copyMedia.ts';

interface Link {
  name: string;
  url: string;
}

describe('media in a bucket', () => {
  const directory = temporaryDirectory();
  const at = (...names: string[]) => join(directory.path, ...names);
  let store: Store;
  let bucket: Bucket;
  let service: Service;
  let admin: string;
  let personnel: string;

  beforeAll(async () => {
    ({ store, bucket, service, admin } = await startInBucket(directory.path));
    personnel = await adminToken(service, 'personal-tabor');
  });
  afterAll(async () => {
    await service.stop();
    await store.remove();
    directory.remove();
  });

  const fetchFrom = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(service.origin + path, { method, headers });
  async function stored(start = ''): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of bucket.list(start)) names.push(name);
    return names;
  }

  it('stores an uploaded picture only in the bucket, and serves it', async () => {
    const bytes = await photograph(10);
    const { url, formats } = await uploaded(service, admin, bytes);
    expect(url).toMatch(/^\/uploads\/[\w-]+\.jpg$/);
    const response = await fetchFrom(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'max-age=0',
      'accept-ranges': 'bytes',
      'last-modified': expect.stringMatching(/GMT$/),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    for (const size of ['thumbnail', 'small']) expect((await fetchFrom(formats[size]?.url ?? '')).status).toBe(200);
    expect(readdirSync(at('public/uploads'))).toEqual([]);
    expect(readFileSync(at('media-bucket'), 'utf8')).toBe('media\n');
    expect(await stored('public/uploads/')).toContain(`public${url}`);
  });

  it('responds to a range request with the range and to HEAD without a body', async () => {
    const { url } = await uploaded(service, admin, await photograph(20));
    const whole = Buffer.from(await (await fetchFrom(url)).arrayBuffer());
    for (const [range, part] of [
      ['bytes=10-19', whole.subarray(10, 20)],
      ['bytes=100-', whole.subarray(100)],
    ] as const) {
      const response = await fetchFrom(url, { range });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
      expect(Buffer.from(await response.arrayBuffer())).toEqual(part);
    }
    expect((await fetchFrom(url, { range: `bytes=${whole.length + 9}-` })).status).toBe(416);
    const head = await fetchFrom(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  });

  it('serves nothing but uploads below /uploads/', async () => {
    await apply(service);
    const [secret = ''] = await stored('private/');
    expect(secret).toMatch(/^private\/\w{32}\/\w{32}$/);
    for (const path of [
      'nix.jpg',
      secret,
      `../${secret}`,
      `..%2f..%2f${secret.replaceAll('/', '%2f')}`,
      '%00',
      '%zz',
      '',
    ]) {
      const response = await fetchFrom(`/uploads/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain('Lebenslauf');
    }
  });

  it('removes every size of a replaced or deleted picture from the bucket', async () => {
    const { id, url, formats } = await uploaded(service, admin, await photograph(30));
    const replaced = await upload(service, admin, await photograph(40), `/${id}/replace`);
    expect(replaced.status).toBe(200);
    const now: Upload = await replaced.json();
    expect(now.url).not.toBe(url);
    for (const former of [url, formats.small?.url ?? '']) expect((await fetchFrom(former)).status).toBe(404);
    // By which the websites know that it is no proxy that says so.
    const asked = await fetchFrom(url, {}, 'HEAD');
    expect([asked.status, asked.headers.get('content-type')]).toEqual([
      404,
      expect.stringMatching(/^application\/json/),
    ]);
    expect((await fetchFrom(now.url)).status).toBe(200);
    await fetchFrom(`/upload/files/${id}`, bearer(admin), 'DELETE');
    for (const file of [now, ...Object.values(now.formats)]) expect((await fetchFrom(file.url)).status).toBe(404);
    expect((await stored('public/')).filter((name) => name.includes(now.url.slice(9, -4)))).toEqual([]);
  });

  it('serves files of applicants to HR through links for a minute, and erases them with the application', async () => {
    const key = randomUUID();
    expect((await apply(service, key)).status).toBe(201);
    const entry = await service.rows('application').findOne({ where: { key } });
    expect(await stored(`private/${entry.folder}/`)).toHaveLength(1);
    const links = `/content/applications/${entry.documentId}/files`;
    expect((await fetchFrom(links)).status).toBe(401);
    const response = await fetchFrom(links, bearer(personnel));
    const { files }: { files: Link[] } = await response.json();
    const [file] = files;
    expect(file?.name).toBe('Lebenslauf.pdf');
    const opened = await fetchFrom(file?.url ?? '');
    expect(opened.headers.get('content-disposition')).toContain('attachment');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(await opened.text()).toBe('Inhalt von Lebenslauf.pdf');
    expect((await fetchFrom(file?.url.replace(/signature=.+/, 'signature=AAAA') ?? '')).status).toBe(404);
    expect((await fetchFrom(file?.url.split('?')[0] ?? '')).status).toBe(404);
    await service.entries('application').delete({ documentId: entry.documentId });
    expect(await stored(`private/${entry.folder}/`)).toEqual([]);
    expect(readdirSync(at('private'))).not.toContain(entry.folder);
  });

  it('moves an internal document out of the public uploads when its entry is saved', async () => {
    const { id, url } = await uploaded(service, admin, await photograph(50));
    const documents = service.entries('internal-document');
    const company = await service.entries('company').findFirst();
    const plan = { title: 'Plan', company: company?.documentId, upload: id };
    const documentId = await create(service, 'internal-document', plan);
    expect((await fetchFrom(url)).status).toBe(404);
    expect(await stored('private/internal-documents/')).toHaveLength(1);
    await documents.delete({ documentId });
    expect(await stored('private/internal-documents/')).toEqual([]);
  });

  it('serves all files after a start with an empty disk, and removes no unsettled files', async () => {
    const { url } = await uploaded(service, admin, await photograph(60));
    const young = `private/${'a'.repeat(32)}/${'b'.repeat(32)}`;
    await bucket.copy(`public${url}`, young);
    await service.stop();
    for (const name of ['public', 'private']) rmSync(at(name), { recursive: true });
    service = await startService(directory.path);
    expect((await fetchFrom(url)).status).toBe(200);
    expect(await stored(young)).toEqual([young]);
    await bucket.remove(young);
  });

  it('removes nothing with another database, and logs an error', async () => {
    expect(await isBucketOf(service.strapi, bucket)).toBe(true);
    const log = vi.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    await bucket.put('content-service', { bytes: 7, open: () => Readable.from([Buffer.from('another')]) });
    expect(await isBucketOf(service.strapi, bucket)).toBe(false);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('belongs to another database'));
    await bucket.remove('content-service');
    expect(await isBucketOf(service.strapi, bucket)).toBe(true);
    expect(await stored('content-service')).toEqual(['content-service']);
  });

  it('copies files from a folder into the bucket and back without a change in the database', async () => {
    mkdirSync(at('moved/public/uploads'), { recursive: true });
    mkdirSync(at('moved/private', 'c'.repeat(32)), { recursive: true });
    writeFileSync(at('moved/public/uploads/haus_1.txt'), 'Haus');
    writeFileSync(at('moved/private', 'c'.repeat(32), 'd'.repeat(32)), 'Zeugnis');
    expect(await copyToBucket(at('moved'), bucket)).toBe(2);
    expect(await copyToBucket(at('moved'), bucket)).toBe(0);
    expect(await (await fetchFrom('/uploads/haus_1.txt')).text()).toBe('Haus');
    expect(await copyFromBucket(bucket, at('back'))).toBe((await stored()).length - 1);
    const secret = at('back/private', 'c'.repeat(32), 'd'.repeat(32));
    expect(readFileSync(secret, 'utf8')).toBe('Zeugnis');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    await expect(copyFromBucket(bucket, at('back'))).rejects.toThrow('not empty');
  });
});
