import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyReceipt } from '@group/content-client/contract/receipt';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLines, organisations, stored } from '../../testing/entries.fixture.ts';
import {
  call,
  internalContent,
  internalDocument,
  login,
  logout,
  session,
  statedPlaces,
} from '../../testing/staff.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const privateFolder = join(service.dataDirectory, 'private/internal-documents');
const keys = ['digallo', 'tabor', 'bauma'] as const;
type Key = (typeof keys)[number];
const password = 'Holunder-Treppe-7';
const companyOf = organisations(service, ...keys);
const documents = new Map<string, string>();

const users = () => service.strapi.plugin('users-permissions').service('user');

async function addUser(username: string, belongs: readonly string[], more: object = {}) {
  const of = belongs.map(companyOf);
  const email = `${username}@haus.example`;
  const user = { username, email, password, provider: 'local', confirmed: true, companies: of, ...more };
  return (await users().add(user)) as { id: number };
}

async function upload(name: string): Promise<{ id: number; url: string }> {
  const filepath = join(service.dataDirectory, 'incoming', 'upload.pdf');
  writeFileSync(filepath, `%PDF-1.4 ${name}`);
  const [file] = await service.strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name } },
      files: { filepath, originalFilename: name, mimetype: 'application/pdf', size: statSync(filepath).size },
    });
  return file;
}

async function addDocument(key: string): Promise<string> {
  const plan = { title: `Dienstplan ${key}`, company: companyOf(key), upload: (await upload(key)).id };
  return stored(service, 'internal-document', plan);
}

beforeAll(async () => {
  for (const key of keys) {
    const company = companyOf(key);
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Guten Tag' }] }];
    await stored(service, 'internal-news', { title: `Neues ${key}`, company, date: '2026-11-01', body });
    await stored(service, 'internal-contact', { name: `Kontakt ${key}`, company, phone: '044 000 00 00' });
    for (const kind of ['care', 'services']) {
      const address = { street: 'Weg 1', postalCode: '8000', city: 'Zürich' };
      const house = { slug: `${key}-${kind}`, name: 'Haus', teaser: 'Am Weg', kind, company, ...address };
      await stored(service, 'house', house, { locale: 'de-CH', status: 'published' });
    }
    documents.set(key, await addDocument(key));
    await addUser(`team-${key}`, [key]);
  }
  await addUser('meldet', ['digallo', 'tabor'], { statesPlaces: true });
  await addUser('gesperrt', ['tabor'], { blocked: true });
  await addUser('unbestaetigt', ['tabor'], { confirmed: false });
});

const openSession = async (username: string, company: Key) =>
  (await login(service, { username, password, company }))?.session ?? '';

const request = (path: string, opened = '', token = service.token) =>
  call({ origin: service.origin, token }, path, opened);

async function post(body: object) {
  const answer = await call(service, 'login', '', body);
  return { status: answer.status, text: await answer.text() };
}

const rejectedLogins = {
  unknown: { username: 'niemand', password, company: 'tabor' },
  password: { username: 'team-tabor', password: 'Falsch-12345678', company: 'tabor' },
  blocked: { username: 'gesperrt', password, company: 'tabor' },
  unconfirmed: { username: 'unbestaetigt', password, company: 'tabor' },
  elsewhere: { username: 'team-tabor', password, company: 'bauma' },
};

describe('the login', () => {
  it('opens a session of eight hours and stores only a hash of its token', async () => {
    const { status, text } = await post({ username: 'team-tabor', password, company: 'tabor' });
    expect(status).toBe(200);
    const opened: unknown = JSON.parse(text);
    expect(opened).toEqual({
      session: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.any(String),
      user: { name: 'team-tabor' },
      device: expect.stringMatching(/^v1:[\da-f:]+$/),
    });
    const { session: token, expiresAt } = opened as { session: string; expiresAt: string };
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 8 * 3_600_000)).toBeLessThan(60_000);
    const rows = await service.rows('staff-session').findMany({ populate: true });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('knows a name that was pasted with invisible characters', async () => {
    expect((await post({ username: 'Team-\u00adTabor\u200b', password, company: 'tabor' })).status).toBe(200);
  });

  it('gives the same response for every failure', async () => {
    const withZero = { username: 'team-tabor\0', password, company: 'tabor' };
    for (const body of [
      ...Object.values(rejectedLogins),
      withZero,
      {},
      [],
      { username: { $ne: '' }, password, company: 'tabor' },
    ]) {
      expect(await post(body)).toEqual({ status: 401, text: '{}' });
    }
    const odd = { username: 'team-tabor', password, company: { $ne: '' } };
    expect(await post(odd)).toEqual({ status: 401, text: '{}' });
  });
});

describe('a session', () => {
  it.each(keys)('of %s reads its own internal content', async (own) => {
    const token = await openSession(`team-${own}`, own);
    expect(await session(service, token, own)).toEqual({ user: { name: `team-${own}` }, companies: [own] });
    expect((await internalDocument(service, token, own, documents.get(own) ?? '')).status).toBe(200);
    expect(await internalContent(service, token, own)).toMatchObject({
      news: [{ title: `Neues ${own}`, date: '2026-11-01' }],
      documents: [
        { id: documents.get(own), title: `Dienstplan ${own}`, fileName: `${own}.pdf`, bytes: 9 + own.length },
      ],
      contacts: [{ name: `Kontakt ${own}`, phone: '044 000 00 00' }],
    });
  });

  it.each(keys.flatMap((own) => keys.flatMap((other) => (own === other ? [] : [[own, other] as const]))))(
    'of %s reads nothing of %s',
    async (own, other) => {
      const token = await openSession(`team-${own}`, own);
      const id = documents.get(other) ?? '';
      expect(await session(service, token, other)).toBeNull();
      expect(await internalContent(service, token, other)).toBeNull();
      expect((await internalDocument(service, token, other, id)).status).toBe(401);
      // Nor does the document of another organisation open with the user's own organisation in the query.
      expect((await internalDocument(service, token, own, id)).status).toBe(404);
    },
  );

  it('expires', async () => {
    const token = await openSession('team-tabor', 'tabor');
    const data = { expiresAt: new Date(Date.now() - 1).toISOString() };
    await service.rows('staff-session').updateMany({ where: {}, data });
    expect(await session(service, token, 'tabor')).toBeNull();
    await openSession('team-tabor', 'tabor');
    expect(await service.rows('staff-session').count()).toBe(1);
  });

  it('ends with the logout, without affecting other sessions', async () => {
    const [token, second] = [await openSession('team-tabor', 'tabor'), await openSession('team-tabor', 'tabor')];
    const response = await logout(service, token);
    expect(verifyReceipt(service.token, response, 'logout', token)).toBe(true);
    expect(await session(service, token, 'tabor')).toBeNull();
    expect(await session(service, second, 'tabor')).not.toBeNull();
  });

  it.each([
    ['blocked', { blocked: true }],
    ['no longer confirmed', { confirmed: false }],
    ['given a new password', { password: 'Anderer-Garten-8' }],
    ['removed from the organisation', { companies: [] }],
    ['deleted', null],
  ])('ends immediately when the user is %s', async (event, change) => {
    const name = `person-${event.replaceAll(' ', '-')}`;
    const { id } = await addUser(name, ['tabor']);
    const token = await openSession(name, 'tabor');
    expect(await session(service, token, 'tabor')).not.toBeNull();
    if (change) await users().edit(id, change);
    else await users().remove({ id });
    expect(await session(service, token, 'tabor')).toBeNull();
    if (event !== 'blocked') return;
    await users().edit(id, { blocked: false });
    expect(await session(service, token, 'tabor')).toBeNull();
  });

  it('requires both the token of the websites and a session', async () => {
    const token = await openSession('team-tabor', 'tabor');
    for (const path of ['session', 'internal', `documents/${documents.get('tabor')}`]) {
      expect((await request(`${path}?company=tabor`, token, 'x'.repeat(43))).status).toBe(401);
      expect((await request(`${path}?company=tabor`)).status).toBe(401);
      expect((await request(path, token)).status).toBe(401);
    }
  });
});

describe('internal content', () => {
  it('has no other endpoint', async () => {
    for (const path of ['internal-news-list', 'internal-documents', 'internal-contacts', 'staff-sessions', 'users']) {
      expect([403, 404]).toContain((await service.get(`/api/${path}`)).status);
    }
    expect([403, 404]).toContain((await service.get(`/api/internal-documents/${documents.get('tabor')}`)).status);
    const { body } = await service.get('/api/companies?populate=deep');
    expect(JSON.stringify(body)).not.toMatch(/team-|Neues|Dienstplan/);
  });

  it('keeps files out of the public media library, readable only by the service', async () => {
    expect(await service.strapi.db.query('plugin::upload.file').count()).toBe(0);
    expect(readdirSync(join(service.dataDirectory, 'public/uploads')).filter((name) => name !== '.gitkeep')).toEqual(
      [],
    );
    expect(readdirSync(privateFolder)).toHaveLength(keys.length);
    for (const name of readdirSync(privateFolder)) expect(statSync(join(privateFolder, name)).mode & 0o777).toBe(0o600);
  });

  it('serves a document as a download', async () => {
    const token = await openSession('team-tabor', 'tabor');
    const answer = await request(`documents/${documents.get('tabor')}?company=tabor`, token);
    expect(await answer.text()).toBe('%PDF-1.4 tabor');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''tabor.pdf",
      'cache-control': 'no-store',
    });
  });

  it('replaces and erases the file with the document, and ignores a storage name from the client', async () => {
    const entries = service.entries('internal-document');
    const documentId = await addDocument('tabor');
    const storedAs = async () => {
      const [row] = await service.rows('internal-document').findMany({ where: { documentId } });
      return row?.storedAs as string;
    };
    const first = await storedAs();
    await entries.update({ documentId, data: { title: 'Neu', storedAs: 'f'.repeat(32) } });
    expect(await storedAs()).toBe(first);
    await entries.update({ documentId, data: { upload: { id: (await upload('zweite')).id } } });
    expect(await storedAs()).not.toBe(first);
    expect(readdirSync(privateFolder)).toContain(await storedAs());
    expect(readdirSync(privateFolder)).not.toContain(first);
    await entries.delete({ documentId });
    expect(readdirSync(privateFolder)).toHaveLength(keys.length);
    await expect(entries.create({ data: { title: 'Leer' } })).rejects.toThrow('braucht eine Datei');
  });
});

const readPlaces = async (token: string, company: Key) => (await statedPlaces(service, token, company)).json();

const statusOf = async (token: string, company: Key, statement: object) =>
  (await statedPlaces(service, token, company, statement)).status;

describe('what is free', () => {
  it('is stated of the houses of one’s own organisations, and confirmed', async () => {
    const token = await openSession('meldet', 'tabor');
    expect(await readPlaces(token, 'tabor')).toMatchObject({
      houses: [{ slug: 'tabor-care', name: 'Haus', statedAt: null }],
    });
    const change = { offer: 'dayPlace', state: 'soon' };
    // By several colleagues at once, before anything is stored.
    const changes = [change, ...['longStay', 'shortStay', 'apartment'].map((offer) => ({ offer, state: 'free' }))];
    const stated = changes.map((each) => statusOf(token, 'tabor', { house: 'tabor-care', change: each }));
    expect(new Set(await Promise.all(stated))).toEqual(new Set([200]));
    const { houses } = await readPlaces(token, 'tabor');
    expect(houses[0].states).toEqual(expect.arrayContaining(changes));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const [confirmed] = (await (await statedPlaces(service, token, 'tabor', { house: 'tabor-care' })).json()).houses;
    expect(confirmed.states).toEqual(houses[0].states);
    expect(Date.parse(confirmed.statedAt)).toBeGreaterThan(Date.parse(houses[0].statedAt));
    expect((await auditLines(service)).at(-1)).toMatch(/^staff \d+ meldet: places\.change house tabor-care$/);
    const [entry, ...others] = await service.rows('availability').findMany({ populate: ['company'] });
    expect([entry.dayPlace, entry.company.key, others]).toEqual(['soon', 'tabor', []]);
  });

  it('is kept from those who may not', async () => {
    const [may, mayNot] = [await openSession('meldet', 'tabor'), await openSession('team-tabor', 'tabor')];
    expect(await readPlaces(mayNot, 'tabor')).toEqual({ houses: [] });
    const statement = { house: 'tabor-care', change: { offer: 'dayPlace', state: 'free' } };
    expect(await statusOf(mayNot, 'tabor', statement)).toBe(403);
    expect(await statusOf('', 'tabor', statement)).toBe(401);
    expect(await statusOf(may, 'bauma', statement)).toBe(401);
    expect(await statusOf(may, 'digallo', statement)).toBe(404);
    expect(await statusOf(may, 'tabor', { house: 'tabor-services' })).toBe(404);
    for (const odd of [
      {},
      { house: 7 },
      { ...statement, change: { offer: 'dayPlace', state: 'full' } },
      { ...statement, change: 'x' },
    ])
      expect(await statusOf(may, 'tabor', odd)).toBe(400);
  });
});
