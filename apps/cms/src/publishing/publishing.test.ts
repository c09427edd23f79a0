import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const secret = 'a-secret-of-at-least-32-characters';
const directory = temporaryDirectory();
let service: Service;

/** A website that records notified changes and rejects unsigned requests. */
let notified: string[] = [];
const site = createServer((incoming, outgoing) => {
  void text(incoming).then((body) => {
    const time = String(incoming.headers['x-webhook-time']);
    const expected = `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
    const isSigned =
      incoming.headers['x-webhook-signature'] === expected && Math.abs(Date.now() - Number(time)) < 5_000;
    outgoing.writeHead(isSigned ? 204 : 401).end();
    const { changes } = JSON.parse(body) as { changes: { tenant: string; type: string; entry?: string }[] };
    if (isSigned)
      notified.push(...changes.map(({ tenant, type, entry }) => [tenant, type, entry].filter(Boolean).join(' ')));
  });
});

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  Object.assign(process.env, {
    SITE_WEBHOOK_URLS: `http://127.0.0.1:${port}/hooks/content`,
    CONTENT_WEBHOOK_SECRET: secret,
  });
  service = await startService(directory.path);
  await prepareEntries();
});

afterAll(async () => {
  await service.stop();
  site.close();
  directory.remove();
  delete process.env.SITE_WEBHOOK_URLS;
  delete process.env.CONTENT_WEBHOOK_SECRET;
});

type Uid = 'article' | 'company' | 'page' | 'person' | 'konfiguration-tabor' | 'redirect';

const entries = (name: Uid) => service.strapi.documents(`plugin::content.${name}`);

type Data = Record<string, unknown>;

const publish = (name: Uid, documentId: string, data: Data) =>
  entries(name).update({ documentId, locale: 'de-CH', data, status: 'published' });
const save = (name: Uid, documentId: string, data: Data) => entries(name).update({ documentId, locale: 'de-CH', data });

async function newEntry(name: Uid, data: Data): Promise<string> {
  return (await entries(name).create({ locale: 'de-CH', data, status: 'published' })).documentId;
}

let tabor = '';
let geeren = '';
let person = '';
let pictureId = 0;

/** Two organisations; one has a page that references a person, and a second page. */
async function prepareEntries(): Promise<void> {
  tabor = await newEntry('company', { key: 'tabor', name: 'Tabor' });
  geeren = await newEntry('company', { key: 'geeren', name: 'Geeren' });
  person = await newEntry('person', { name: 'Ida Beispiel', role: 'Leitung', company: tabor });
  await newEntry('person', { name: 'Max Muster', role: 'Küche', company: tabor });
  const blocks = [{ __component: 'blocks.people', people: [person] }];
  await newEntry('page', { title: 'Über uns', path: '/ueber-uns', company: tabor, blocks });
  await newEntry('page', { title: 'Wohnen', path: '/wohnen', company: tabor });
  const file = { name: 'a.jpg', hash: 'a', ext: '.jpg', mime: 'image/jpeg', size: 1, url: '/uploads/a.jpg' };
  const row = { ...file, provider: 'local', folderPath: '/' };
  ({ id: pictureId } = await service.strapi.db.query('plugin::upload.file').create({ data: row }));
}

/** Waits long enough for an unexpected notification to arrive. */
const quietPeriod = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Changes that were notified until `moment`, sorted; resets the record. */
async function changesUntil(moment: Promise<unknown>): Promise<string[]> {
  await moment;
  const lines = [...new Set(notified)].toSorted();
  notified = [];
  return lines;
}

/** The next notified changes, once no more arrive. */
async function nextChanges(): Promise<string[]> {
  for (let turn = 0; notified.length === 0 && turn < 30; turn += 1) await quietPeriod();
  return changesUntil(quietPeriod());
}

const article = (slug: string): Data => ({
  title: `Probe ${slug}`,
  slug,
  company: tabor,
  date: '2026-11-01',
  teaser: 'Kurz.',
});

/** A single-colour photograph, in the form of a parsed upload. */
async function photograph(name: string, background: string) {
  const filepath = join(directory.path, name);
  await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(filepath);
  return { filepath, originalFilename: name, mimetype: 'image/jpeg', size: (await stat(filepath)).size };
}

describe('change notifications', () => {
  beforeAll(nextChanges);
  beforeEach(() => {
    notified = [];
  });

  it('cover the publication and its end, but not drafts', async () => {
    const { documentId } = await entries('article').create({ locale: 'de-CH', data: article('verlauf') });
    await save('article', documentId, { teaser: 'Länger.' });
    expect(await changesUntil(quietPeriod())).toEqual([]);
    const changed = [`tabor articles ${documentId}`, 'tabor articles list'].toSorted();
    await entries('article').publish({ documentId, locale: 'de-CH' });
    expect(await nextChanges()).toEqual(changed);
    await save('article', documentId, { teaser: 'Noch länger.' });
    await entries('article').discardDraft({ documentId, locale: 'de-CH' });
    expect(await changesUntil(quietPeriod())).toEqual([]);
    await entries('article').unpublish({ documentId, locale: 'de-CH' });
    expect(await nextChanges()).toEqual(changed);
    await entries('article').delete({ documentId });
    expect(await changesUntil(quietPeriod())).toEqual([]);
  });

  it('cover the deletion of an entry and its move to another organisation', async () => {
    const documentId = await newEntry('article', article('umzug'));
    await nextChanges();
    await publish('article', documentId, { company: geeren });
    const ofBoth = ['geeren', 'tabor'].flatMap((key) => [`${key} articles ${documentId}`, `${key} articles list`]);
    expect(await nextChanges()).toEqual(ofBoth.toSorted());
    await entries('article').delete({ documentId });
    expect(await nextChanges()).toEqual([`geeren articles ${documentId}`, 'geeren articles list'].toSorted());
  });

  it('name a single page, and the list if its path changes', async () => {
    const page = await entries('page').findFirst({ filters: { path: '/wohnen' } });
    const documentId = page?.documentId ?? '';
    await publish('page', documentId, { title: 'Daheim' });
    expect(await nextChanges()).toEqual(['tabor pages /wohnen']);
    await publish('page', documentId, { path: '/daheim' });
    expect(await nextChanges()).toEqual(['tabor pages /daheim', 'tabor pages /wohnen', 'tabor pages list']);
  });

  it('include pages that reference a changed person', async () => {
    await publish('person', person, { role: 'Heimleitung' });
    const changed = ['tabor pages /ueber-uns', 'tabor people'];
    expect(await nextChanges()).toEqual(changed);
    await entries('person').unpublish({ documentId: person });
    expect(await nextChanges()).toEqual(changed);
  });

  it('include entries whose picture gets a new description or is deleted', async () => {
    const documentId = await newEntry('article', { ...article('bild'), picture: pictureId });
    const changed = [`tabor articles ${documentId}`, 'tabor articles list'].toSorted();
    await nextChanges();
    const files = service.strapi.plugin('upload').service('upload');
    await files.updateFileInfo(pictureId, { alternativeText: 'Ein Garten' });
    expect(await nextChanges()).toEqual(changed);
    await files.remove(await files.findOne(pictureId));
    expect(await nextChanges()).toEqual(changed);
  });

  it('include entries whose picture is replaced, under a name that no cache holds', async () => {
    const files = service.strapi.plugin('upload').service('upload');
    const info = { fileInfo: { name: 'garten.jpg' } };
    const [first] = await files.upload({ data: info, files: await photograph('garten.jpg', 'green') });
    const documentId = await newEntry('article', { ...article('ersetzt'), picture: first.id });
    await nextChanges();
    const second = await files.replace(first.id, { data: info, file: await photograph('neu.jpg', 'blue') });
    expect(await nextChanges()).toEqual([`tabor articles ${documentId}`, 'tabor articles list'].toSorted());
    const urls = [first.url, second.url, second.formats.small.url];
    expect(new Set(urls).size).toBe(3);
    const responses = await Promise.all(urls.map((url) => fetch(service.origin + url)));
    expect(responses.map(({ status }) => status)).toEqual([404, 200, 200]);
  });

  it('cover the configuration, redirects, and every entry that includes the name of an organisation', async () => {
    const configuration = await newEntry('konfiguration-tabor', { Name: 'Tabor' });
    await save('konfiguration-tabor', configuration, { phone: '044 000 00 01' });
    expect(await nextChanges()).toEqual(['tabor konfiguration']);
    const redirect: Data = { from: '/probe', to: '/', company: tabor };
    await entries('redirect').create({ data: redirect });
    expect(await nextChanges()).toEqual(['tabor redirects']);
    await save('company', tabor, { city: 'Anderswo' });
    expect(await nextChanges()).toEqual(expect.arrayContaining(['tabor companies', 'tabor jobs', 'tabor pages']));
  });
});
