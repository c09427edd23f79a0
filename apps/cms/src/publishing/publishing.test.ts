import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  parseChanges,
  verifyChanges,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@group/content-client/contract/changes';
import { signReceipt } from '@group/content-client/contract/receipt';
import { listening } from '@group/vitest-preset/listening';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminClient } from '../testing/admin.fixture.ts';
import { stored } from '../testing/entries.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const secret = 'a-secret-of-at-least-32-characters';
const directory = temporaryDirectory();
let service: Service;

/** A website that records the changes of genuine messages and rejects all others. */
let told: string[] = [];
const site = createServer((incoming, outgoing) => {
  void text(incoming).then((body) => {
    const time = String(incoming.headers[webhookTimeHeader]);
    const signature = String(incoming.headers[webhookSignatureHeader]);
    const changes = verifyChanges(secret, { time, signature }, body) ? parseChanges(body) : undefined;
    outgoing.writeHead(changes ? 204 : 401, changes ? signReceipt(secret, 'webhook', signature) : {}).end();
    told.push(...(changes ?? []).map(({ tenant, type, entry }) => [tenant, type, entry].filter(Boolean).join(' ')));
  });
});

beforeAll(async () => {
  const { url } = await listening(site);
  Object.assign(process.env, {
    SITE_WEBHOOK_URLS: `${url}/hooks/content`,
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

type Uid = 'article' | 'company' | 'page' | 'person' | 'konfiguration-tabor' | 'redirect' | 'visit';

const entries = (name: Uid) => service.entries(name);

type Data = Record<string, unknown>;

const publish = (name: Uid, documentId: string, data: Data) =>
  entries(name).update({ documentId, locale: 'de-CH', data, status: 'published' });
const save = (name: Uid, documentId: string, data: Data) => entries(name).update({ documentId, locale: 'de-CH', data });

const newEntry = (name: Uid, data: Data): Promise<string> =>
  stored(service, name, data, { locale: 'de-CH', status: 'published' });

let tabor = '';
let geeren = '';
let person = '';
let pictureId = 0;

/** Two organisations; of one a page that names a person, and a second page. */
async function prepareEntries(): Promise<void> {
  tabor = await newEntry('company', { key: 'tabor', name: 'Tabor' });
  geeren = await newEntry('company', { key: 'geeren', name: 'Geeren' });
  person = await newEntry('person', { name: 'Ida Beispiel', role: 'Leitung', company: tabor });
  await newEntry('person', { name: 'Max Muster', role: 'Küche', company: tabor });
  const blocks = [{ __component: 'blocks.people', people: [person] }];
  await newEntry('page', { title: 'Über uns', path: '/ueber-uns', company: tabor, blocks });
  await newEntry('page', { title: 'Wohnen', path: '/wohnen', company: tabor });
  const file = { name: 'a.jpg', hash: 'a', ext: '.jpg', mime: 'image/jpeg', size: 1, url: '/uploads/a.jpg' };
  const kept = { ...file, provider: 'local', folderPath: '/' };
  ({ id: pictureId } = await service.strapi.db.query('plugin::upload.file').create({ data: kept }));
}

/** Long enough for a message that should not come, in milliseconds. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));

/** What the website has received since the last call, sorted. */
async function heardBy(moment: Promise<unknown>): Promise<string[]> {
  await moment;
  const lines = [...new Set(told)].toSorted();
  told = [];
  return lines;
}

/** What it hears next, once nothing more comes. */
async function heard(): Promise<string[]> {
  for (let turn = 0; told.length === 0 && turn < 30; turn += 1) await quiet();
  return heardBy(quiet());
}

const article = (slug: string): Data => ({
  title: `Probe ${slug}`,
  slug,
  company: tabor,
  date: '2026-11-01',
  teaser: 'Kurz.',
});

/** A photograph of one colour, as it arrives in an upload. */
async function photograph(name: string, background: string) {
  const filepath = join(directory.path, name);
  await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(filepath);
  return { filepath, originalFilename: name, mimetype: 'image/jpeg', size: (await stat(filepath)).size };
}

describe('the websites hear', () => {
  beforeAll(heard);
  beforeEach(() => {
    told = [];
  });

  it('nothing of drafts, and of an article from its publishing to its end', async () => {
    const { documentId } = await entries('article').create({ locale: 'de-CH', data: article('verlauf') });
    await save('article', documentId, { teaser: 'Länger.' });
    expect(await heardBy(quiet())).toEqual([]);
    const changed = [`tabor articles ${documentId}`, 'tabor articles list'].toSorted();
    await entries('article').publish({ documentId, locale: 'de-CH' });
    expect(await heard()).toEqual(changed);
    await save('article', documentId, { teaser: 'Noch länger.' });
    await entries('article').discardDraft({ documentId, locale: 'de-CH' });
    expect(await heardBy(quiet())).toEqual([]);
    await entries('article').unpublish({ documentId, locale: 'de-CH' });
    expect(await heard()).toEqual(changed);
    await entries('article').delete({ documentId });
    expect(await heardBy(quiet())).toEqual([]);
  });

  it('of an entry that is deleted, or goes to another organisation', async () => {
    const documentId = await newEntry('article', article('umzug'));
    await heard();
    await publish('article', documentId, { company: geeren });
    const ofBoth = ['geeren', 'tabor'].flatMap((key) => [`${key} articles ${documentId}`, `${key} articles list`]);
    expect(await heard()).toEqual(ofBoth.toSorted());
    await entries('article').delete({ documentId });
    expect(await heard()).toEqual([`geeren articles ${documentId}`, 'geeren articles list'].toSorted());
  });

  it('of one page alone, unless its path is another one', async () => {
    const page = await entries('page').findFirst({ filters: { path: '/wohnen' } });
    const documentId = page?.documentId ?? '';
    await publish('page', documentId, { title: 'Daheim' });
    expect(await heard()).toEqual(['tabor pages /wohnen']);
    await publish('page', documentId, { path: '/daheim' });
    expect(await heard()).toEqual(['tabor pages /daheim', 'tabor pages /wohnen', 'tabor pages list']);
  });

  it('of a person, on what names her', async () => {
    await publish('person', person, { role: 'Heimleitung' });
    const changed = ['tabor pages /ueber-uns', 'tabor people'];
    expect(await heard()).toEqual(changed);
    await entries('person').unpublish({ documentId: person });
    expect(await heard()).toEqual(changed);
  });

  it('of a picture whose description changes or that is deleted, on what shows it', async () => {
    const documentId = await newEntry('article', { ...article('bild'), picture: pictureId });
    const changed = [`tabor articles ${documentId}`, 'tabor articles list'].toSorted();
    await heard();
    const files = service.strapi.plugin('upload').service('upload');
    await files.updateFileInfo(pictureId, { alternativeText: 'Ein Garten' });
    expect(await heard()).toEqual(changed);
    await files.remove(await files.findOne(pictureId));
    expect(await heard()).toEqual(changed);
  });

  it('of a picture that is replaced, under its new name', async () => {
    const files = service.strapi.plugin('upload').service('upload');
    const info = { fileInfo: { name: 'garten.jpg' } };
    const [first] = await files.upload({ data: info, files: await photograph('garten.jpg', 'green') });
    const documentId = await newEntry('article', { ...article('ersetzt'), picture: first.id });
    await heard();
    const second = await files.replace(first.id, { data: info, file: await photograph('neu.jpg', 'blue') });
    expect(await heard()).toEqual([`tabor articles ${documentId}`, 'tabor articles list'].toSorted());
    const urls = [first.url, second.url, second.formats.small.url];
    expect(new Set(urls).size).toBe(3);
    const answers = await Promise.all(urls.map((url) => fetch(service.origin + url)));
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
    // By which the websites know that it is no proxy that says so.
    const asked = await fetch(service.origin + first.url, { method: 'HEAD' });
    expect([asked.status, asked.headers.get('content-type')]).toEqual([
      404,
      expect.stringMatching(/^application\/json/),
    ]);
  });

  it('of a visit that is booked or cancelled, on the dates of its house', async () => {
    const asked = { key: 'besuch', reference: 'TAB-1', acceptedAt: new Date().toISOString(), name: 'Anna' };
    const documentId = await newEntry('visit', { ...asked, occasion: 'visit', stage: 'confirmed', company: tabor });
    expect(await heard()).toEqual(['tabor visit-slots']);
    await save('visit', documentId, { stage: 'cancelled' });
    expect(await heard()).toEqual(['tabor visit-slots']);
  });

  it('nothing of a change that no transaction can follow, which is saved and logged', async () => {
    const { db, log } = service.strapi;
    const open = db.transaction.bind(db);
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => log);
    // Strapi's own queries open theirs without a callback.
    const transaction = vi.spyOn(db, 'transaction').mockImplementation((callback?: unknown) => {
      return callback ? Promise.reject(new Error('no connection')) : open();
    });
    const kept = { name: 'b.jpg', hash: 'b', ext: '.jpg', mime: 'image/jpeg', size: 1, url: '/uploads/b.jpg' };
    const files = db.query('plugin::upload.file');
    const { id } = await files.create({ data: { ...kept, provider: 'local', folderPath: '/' } });
    await files.update({ where: { id }, data: { alternativeText: 'Ein Garten' } });
    transaction.mockRestore();
    expect(await heardBy(quiet())).toEqual([]);
    expect(await files.findOne({ where: { id } })).toMatchObject({ alternativeText: 'Ein Garten' });
    expect(warn).toHaveBeenCalledExactlyOnceWith('websites may miss a change: Error: no connection');
    warn.mockRestore();
  });

  it('of redirects that are imported together, once', async () => {
    const editor = await adminClient(service, 'redaktion-tabor');
    const csv = Array.from({ length: 10 }, (_, number) => `/alt-${number}.html;/kontakt`).join('\n');
    told = [];
    const checkedAt = new Date().toISOString();
    const answer = await editor('POST', '/content/redirects/import', { csv, checkedAt });
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('"count":10') });
    await quiet();
    expect(told).toEqual(['tabor redirects']);
  });

  it('of the frame, of a redirect, and of everything that carries the name of an organisation', async () => {
    const frame = await newEntry('konfiguration-tabor', { Name: 'Tabor' });
    expect(await heard()).toEqual(['tabor konfiguration']);
    await save('konfiguration-tabor', frame, { phone: '044 000 00 01' });
    expect(await heardBy(quiet())).toEqual([]);
    await entries('konfiguration-tabor').publish({ documentId: frame, locale: 'de-CH' });
    expect(await heard()).toEqual(['tabor konfiguration']);
    const redirect = { from: '/probe', to: '/', company: tabor };
    await entries('redirect').create({ data: redirect });
    expect(await heard()).toEqual(['tabor redirects']);
    await save('company', tabor, { city: 'Anderswo' });
    expect(await heard()).toEqual(expect.arrayContaining(['tabor companies', 'tabor jobs', 'tabor pages']));
  });
});
