import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { receiptHeader, verifyReceipt } from '@group/content-client/contract/receipt';
import { postgresPrograms } from '@group/postgres/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver, formOf } from '../../testing/delivery.fixture.ts';
import { adminClient, type AdminClient, entryPath } from '../../testing/admin.fixture.ts';
import { type Service, startedPostgres, startService, temporaryDirectory } from '../../testing/service.fixture.ts';

const uid = 'plugin::content.application';
const houses = ['tabor', 'bauma', 'geeren'];

/** HR of one house, with all that it can read of its applications. */
async function readBy(hr: AdminClient, documentId: string): Promise<string> {
  const reads = [
    await hr('GET', entryPath('application', documentId)),
    await hr('GET', entryPath('application')),
    await hr('GET', '/content/applications'),
    await hr('GET', `/content/applications/${documentId}/files`),
    await hr('GET', `/content/applications/${documentId}/mails`),
    await hr('POST', '/content/applications/export', { ids: [documentId] }),
    await hr('GET', `/content-manager/collection-types/${uid}?_q=Muster&sort=reference:ASC`),
  ];
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  return reads.map(({ text }) => text).join('\n');
}

const newSubmission = () => ({
  key: randomUUID(),
  privateToken: randomBytes(32).toString('hex'),
  company: 'tabor',
  houses: 'bauma geeren',
  reference: 'TAB-4711',
  acceptedAt: '2026-11-20T08:00:00.000Z',
  language: 'de',
  firstName: 'Anna',
  surname: 'Muster',
  area: 'care',
  email: 'anna@muster.example',
});
type Sent = ReturnType<typeof newSubmission>;

const databases = ['SQLite', ...(postgresPrograms ? ['PostgreSQL'] : [])];

describe.each(databases)('an application to several houses on %s', (name) => {
  const directory = temporaryDirectory();
  let database: Awaited<ReturnType<typeof startedPostgres>> | undefined;
  let service: Service;

  beforeAll(async () => {
    if (name === 'PostgreSQL') database = await startedPostgres();
    service = await startService(directory.path, database?.url);
    for (const key of houses) {
      const data: Record<string, unknown> = { key, name: `Haus ${key}` };
      await service.strapi.documents('plugin::content.company').create({ data });
    }
  });
  afterAll(async () => {
    await service.stop();
    database?.stop();
    directory.remove();
  });

  async function post(path: string, body: FormData | string): Promise<Response> {
    const json = typeof body === 'string' && { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${service.token}`, ...json };
    return fetch(`${service.origin}/api/${path}`, { method: 'POST', headers, body });
  }

  const send = (sent: Sent): Promise<Response> => deliver(service, 'applications', sent, ['a.pdf', 'b.pdf']);

  async function apply(): Promise<Sent> {
    const sent = newSubmission();
    expect((await send(sent)).status).toBe(201);
    return sent;
  }

  const isProven = (response: Response, { key, reference }: Sent, ...others: string[]) =>
    verifyReceipt(service.token, response, 'application', key, reference, ...others);

  interface Stored {
    documentId: string;
    reference: string;
    folder: string;
    files: { id: string; name: string }[];
    key: string;
    privateToken: string;
    linkHash: string;
    receiptDue: boolean | null;
    company: { key: string };
    email: string;
  }

  /** The applications that were stored last, by house. */
  async function stored(): Promise<ReadonlyMap<string, Stored>> {
    const query = service.strapi.db.query(uid);
    const found: Stored[] = await query.findMany({ populate: ['company'], orderBy: { id: 'desc' }, limit: 3 });
    return new Map(found.map((entry) => [entry.company.key, entry]));
  }

  const one = (entries: ReadonlyMap<string, Stored>, house: string): Stored => {
    const found = entries.get(house);
    if (!found) throw new Error(`no application at ${house}`);
    return found;
  };

  const count = () => service.strapi.db.query(uid).count();
  const erase = ({ documentId }: Stored) => service.strapi.documents(uid).delete({ documentId });
  const inFolder = ({ folder }: Stored) => {
    const path = join(directory.path, 'private', folder);
    return existsSync(path) ? readdirSync(path) : undefined;
  };

  /** Asks for the page of a link as a website does. */
  async function ask(action: string, link: { token: string; company?: string }, more: object = {}) {
    const response = await post(`passport/${action}`, JSON.stringify({ company: 'tabor', ...link, ...more }));
    const text = await response.text();
    const body: {
      passport?: { reference: string };
      houses?: { house: { key: string; name: string }; passport?: object; erasure?: { reason: string } }[];
    } = JSON.parse(text);
    const states = body.houses?.map(({ house, passport, erasure }) => {
      return `${house.key} ${passport ? 'stands' : erasure?.reason}`;
    });
    return { status: response.status, text, body, states };
  }

  it('is one entry for each, delivered once, with a receipt that names them all', async () => {
    const before = await count();
    const sent = newSubmission();
    const responses = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const response of responses) {
      expect(isProven(response, sent, 'bauma', 'geeren')).toBe(true);
      expect([isProven(response, sent), isProven(response, sent, 'bauma')]).toEqual([false, false]);
    }
    expect(await count()).toBe(before + 3);
    const entries = await stored();
    expect([...entries.keys()].toSorted()).toEqual(houses.toSorted());
    expect(one(entries, 'tabor').reference).toBe('TAB-4711');
    // No receipt counts as sent to the mailbox for those that are never due.
    expect(houses.map((house) => one(entries, house).receiptDue)).toEqual([false, null, null]);
    expect(new Set([...entries.values()].map(({ folder }) => folder)).size).toBe(1);
    expect(inFolder(one(entries, 'tabor'))).toHaveLength(2);
  });

  it('keeps its files until the last house has erased it', async () => {
    await apply();
    const entries = await stored();
    const [bauma, geeren] = [one(entries, 'bauma'), one(entries, 'geeren')];
    await erase(one(entries, 'tabor'));
    expect(inFolder(bauma)).toHaveLength(2);
    const hr = await adminClient(service, 'personal-bauma', 'redaktion-bauma');
    const { text } = await hr('GET', `/content/applications/${bauma.documentId}/files`);
    const { files } = JSON.parse(text) as { files: { url: string }[] };
    expect(await (await fetch(service.origin + (files[1]?.url ?? ''))).text()).toBe('Inhalt von b.pdf');
    // At the same time: the last of the two erases the files.
    await Promise.all([erase(bauma), erase(geeren)]);
    await expect.poll(() => inFolder(geeren)).toBeUndefined();
  });

  if (name !== 'SQLite') return;

  it('is rejected for houses that cannot be asked', async () => {
    const [before, folders] = [await count(), readdirSync(join(directory.path, 'private')).length];
    const sent = newSubmission();
    const first = await send({ ...sent, houses: 'bauma nirgends' });
    expect([first.status, first.headers.has(receiptHeader)]).toEqual([400, false]);
    for (const wrong of [
      'tabor',
      'bauma bauma',
      'schlossgarage',
      'brunisberg kreuzstift rosengarten bauma geeren impuls',
    ])
      expect((await send({ ...sent, houses: wrong })).status).toBe(400);
    expect([await count(), readdirSync(join(directory.path, 'private')).length]).toEqual([before, folders]);
  });

  it('shows HR of one house nothing of the others', async () => {
    await apply();
    const entries = await stored();
    const hr = await adminClient(service, `personal-bauma`);
    const own = one(entries, 'bauma');
    const seen = await readBy(hr, own.documentId);
    expect(seen).toContain(own.reference);
    for (const other of [one(entries, 'tabor'), one(entries, 'geeren')]) {
      const { documentId, reference, key, privateToken, linkHash } = other;
      for (const secret of [documentId, reference, key, privateToken, linkHash, other.company.key])
        expect(seen).not.toContain(secret);
      for (const path of ['files', 'mails'])
        expect((await hr('GET', `/content/applications/${documentId}/${path}`)).status).toBe(404);
    }
    for (const shared of [own.folder, own.key, own.privateToken, ...own.files.map(({ id }) => id)])
      expect(seen).not.toContain(shared);
  });

  it('has one page for all, and one for each that shows no other', async () => {
    const sent = await apply();
    const all = { token: sent.privateToken };
    const { states, body } = await ask('open', all);
    expect(states).toEqual(['tabor stands', 'bauma stands', 'geeren stands']);
    expect(body.houses?.[1]?.house.name).toBe('Haus bauma');
    const { privateToken: token, reference } = one(await stored(), 'bauma');
    const own = await ask('open', { token, company: 'bauma' });
    expect(own.body.passport?.reference).toBe(reference);
    expect(own.text).not.toMatch(/tabor|geeren|houses/);
    expect((await ask('open', { token })).status).toBe(404);
    expect((await ask('open', { ...all, company: 'bauma' })).status).toBe(404);
    // The own page of the website's house is another than that of all.
    expect(own.text).not.toBe((await ask('open', all)).text);
  });

  it('takes corrections and files for all that stand, and is withdrawn from one or all', async () => {
    const sent = await apply();
    const all = { token: sent.privateToken };
    expect((await ask('withdraw', all, { house: 'enfermagem' })).status).toBe(400);
    expect((await ask('withdraw', all, { house: 'bauma' })).states).toEqual([
      'tabor stands',
      'geeren stands',
      'bauma withdrawn',
    ]);
    expect((await ask('correct', all, { email: 'anna@neu.example', tel: '' })).status).toBe(200);
    const form = formOf({ ...all, company: 'tabor' }, ['c.pdf']);
    expect((await post('passport/extend', form)).status).toBe(200);
    const entries = await service.strapi.db
      .query(uid)
      .findMany({ where: { email: 'anna@neu.example' }, populate: ['company'] });
    expect(entries.map(({ company, files }: Stored) => [company.key, files.length])).toEqual([
      ['tabor', 3],
      ['geeren', 3],
    ]);
    expect(inFolder(entries[0])).toHaveLength(3);
    expect((await ask('withdraw', all)).states).toEqual(['bauma withdrawn', 'tabor withdrawn', 'geeren withdrawn']);
    expect(inFolder(entries[0])).toBeUndefined();
  });

  it('erases with a house the files that only this one has', async () => {
    const sent = await apply();
    const entries = await stored();
    const bauma = one(entries, 'bauma');
    const form = formOf({ token: bauma.privateToken, company: 'bauma' }, ['c.pdf']);
    expect((await post('passport/extend', form)).status).toBe(200);
    expect(inFolder(bauma)).toHaveLength(3);
    await erase(bauma);
    expect(inFolder(bauma)?.toSorted()).toEqual(
      one(entries, 'tabor')
        .files.map(({ id }) => id)
        .toSorted(),
    );
    expect((await ask('open', { token: sent.privateToken })).states).toContain('bauma erased');
  });

  it('loses address and every link if a stranger says so', async () => {
    const sent = await apply();
    const entries = await stored();
    await erase(one(entries, 'geeren'));
    const all = { token: sent.privateToken };
    expect(JSON.parse((await ask('disown', all)).text)).toEqual({ disowned: true });
    expect((await ask('open', all)).status).toBe(404);
    for (const house of ['tabor', 'bauma'])
      expect(await service.strapi.db.query(uid).findOne({ where: { key: one(entries, house).key } })).toMatchObject({
        email: '',
        privateToken: null,
      });
  });

  it('does not come back by a repeated delivery, neither at one house nor at all', async () => {
    const sent = await apply();
    const entries = await stored();
    await erase(one(entries, 'tabor'));
    const before = await count();
    for (const left of ['bauma', 'geeren']) {
      const again = await send(sent);
      expect([again.status, isProven(again, sent, 'bauma', 'geeren')]).toEqual([200, true]);
      await erase(one(entries, left));
    }
    expect((await send(sent)).status).toBe(200);
    expect(await count()).toBe(before - 2);
    expect(inFolder(one(entries, 'tabor'))).toBeUndefined();
  });
});
