import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { receiptHeader, verifyReceipt } from '@group/content-client/contract/receipt';
import { hashOfPrivateToken } from '@group/content-client/contract/submissions/privateLink';
import { describe, expect, it, vi } from 'vitest';
import { adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { organisations, stored } from '../../testing/entries.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { send as request } from '../../testing/service.fixture.ts';

const service = runningService();
const privateFolder = join(service.dataDirectory, 'private');
const application = 'plugin::content.application';

const companyOf = organisations(service, 'tabor', 'bauma');
const admin = adminForAll(service, 'strapi-super-admin');
const hr = adminForAll(service, 'personal-tabor');

const common = { company: 'tabor', reference: 'TAB-4711', acceptedAt: '2026-11-21T08:00:00.000Z', language: 'de' };
const applicant = { ...common, firstName: 'Anna', surname: 'Muster', area: 'care', email: 'anna@muster.example' };

interface Sent {
  type?: 'applications' | 'messages';
  data?: Record<string, unknown>;
  files?: string[];
  /** Name of a file of 3 MB. */
  large?: string;
  key?: string;
  token?: string;
}

async function send({ type = 'applications', data = {}, files = [], large, key = randomUUID(), token }: Sent = {}) {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...applicant, key, ...data }));
  for (const name of files) {
    const content = [`Inhalt von ${name}`, new Uint8Array(name === large ? 3_000_000 : 0)];
    form.append('files', new Blob(content, { type: 'application/pdf' }), name);
  }
  const headers = { authorization: `Bearer ${token ?? service.token}`, 'idempotency-key': key };
  const response = await fetch(`${service.origin}/api/${type}`, { method: 'POST', headers, body: form });
  return { status: response.status, key, response };
}

/** A job of Bauma. */
const cook = (title: string): Record<string, unknown> => ({
  title,
  kind: 'vacancy',
  area: 'hotel',
  workplace: 'Bauma',
  company: companyOf('bauma'),
});

const hasReceipt = ({ key, response }: Awaited<ReturnType<typeof send>>, reference = common.reference) =>
  verifyReceipt(service.token, response, 'application', key, reference);

/** A part of a multipart body with the boundary x. */
const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

interface Entry {
  documentId: string;
  folder: string;
  files: { id: string; name: string; bytes: number }[];
}

const entriesOf = (key: string): Promise<Entry[]> =>
  service.rows('application').findMany({ where: { key }, populate: ['company', 'job'] });

describe('an application', () => {
  it('is stored with its files, which only the service can read', async () => {
    const { status, key } = await send({ files: ['Lebenslauf é’.pdf', '../../zeugnis.pdf'] });
    expect(status).toBe(201);
    const [entry] = await entriesOf(key);
    expect(entry).toMatchObject({ firstName: 'Anna', stage: 'new', company: { key: 'tabor' }, job: null });
    expect(entry?.files.map(({ bytes }) => bytes > 0)).toEqual([true, true]);
    for (const { id } of entry?.files ?? []) {
      expect(statSync(join(privateFolder, entry?.folder ?? '', id)).mode & 0o777).toBe(0o600);
    }
    expect(statSync(privateFolder).mode & 0o777).toBe(0o700);
    expect(await service.strapi.db.query('plugin::upload.file').count()).toBe(0);
    expect(readdirSync(join(service.dataDirectory, 'incoming'))).toEqual([]);
  });

  it('keeps its files in the order of the request, even if sizes differ', async () => {
    const names = ['Brief.pdf', 'Seite 1.pdf', 'Seite 2.pdf', 'Zeugnis.pdf', 'Foto.pdf'];
    const { key } = await send({ files: names, large: 'Brief.pdf' });
    const [entry] = await entriesOf(key);
    expect(entry?.files.map(({ name }) => name)).toEqual(names);
  });

  it('keeps names and texts whose letters arrive in two pieces', async () => {
    const [key, name] = [randomUUID(), 'Ä✓👋🏽.pdf'];
    const data = JSON.stringify({ ...applicant, key, surname: 'Öztürk' });
    const body = Buffer.from(
      `${part('name="data"', data)}${part(`name="files"; filename="${name}"\r\nContent-Type: application/pdf`, '%PDF')}--x--\r\n`,
    );
    const headers = {
      authorization: `Bearer ${service.token}`,
      'idempotency-key': key,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    };
    const sending = httpRequest(`${service.origin}/api/applications`, { method: 'POST', headers });
    sending.setNoDelay();
    const answer = once(sending, 'response');
    for (const byte of body) {
      sending.write(Buffer.of(byte));
      await setImmediate();
    }
    sending.end();
    expect(await answer).toMatchObject([{ statusCode: 201 }]);
    const [entry] = await entriesOf(key);
    expect(entry).toMatchObject({ surname: 'Öztürk', files: [{ name }] });
  });

  it('is stored once for repeated and concurrent requests', async () => {
    const before = readdirSync(privateFolder).length;
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send({ key, files: ['a.pdf'] })));
    responses.push(await send({ key, files: ['a.pdf'] }));
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 201]);
    expect(responses.filter((response) => !hasReceipt(response))).toEqual([]);
    expect(await entriesOf(key)).toHaveLength(1);
    expect(readdirSync(privateFolder)).toHaveLength(before + 1);
  });

  it('has no receipt for another reference than the one that is stored', async () => {
    const first = await send();
    const second = await send({ key: first.key, data: { reference: 'TAB-4712' } });
    expect([second.status, hasReceipt(second, 'TAB-4712'), hasReceipt(second)]).toEqual([200, false, true]);
    expect(await entriesOf(first.key)).toMatchObject([{ reference: 'TAB-4711' }]);
  });

  it('references a job of its own organisation only', async () => {
    const job = await stored(service, 'job', cook('Köchin'), { locale: 'de-CH' });
    const own = await send({ data: { job, company: 'bauma' } });
    const foreign = await send({ data: { job } });
    expect(await entriesOf(own.key)).toMatchObject([{ jobTitle: 'Köchin', job: { documentId: job } }]);
    expect(await entriesOf(foreign.key)).toMatchObject([{ jobTitle: null, job: null }]);
  });

  it('stores the published German title of a job, and no draft', async () => {
    const jobs = service.entries('job');
    const job = await stored(service, 'job', cook('Cuisinière'), { locale: 'fr-CH', status: 'published' });
    await jobs.update({ documentId: job, locale: 'de-CH', data: cook('Köchin'), status: 'published' });
    await jobs.update({ documentId: job, locale: 'de-CH', data: cook('Entwurf') });
    const { key } = await send({ data: { job, company: 'bauma', language: 'fr' } });
    expect(await entriesOf(key)).toMatchObject([{ jobTitle: 'Köchin', job: { documentId: job } }]);
  });

  it('leaves no files after a failed write and logs no personal data', async () => {
    const before = readdirSync(privateFolder).length;
    const error = vi.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    const { connection } = service.strapi.db;
    await connection.raw(
      `create trigger broken before insert on applications begin select raise(abort, 'no space'); end`,
    );
    const { status, key, response } = await send({ data: { surname: 'Geheimnis' }, files: ['a.pdf'] });
    await connection.raw('drop trigger broken');
    const lines = error.mock.calls.map((logged) => logged.map(String).join(' '));
    error.mockRestore();
    expect([status, response.headers.has(receiptHeader)]).toEqual([503, false]);
    expect(await entriesOf(key)).toEqual([]);
    expect(readdirSync(privateFolder)).toHaveLength(before);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/Geheimnis|Anna|muster|Bearer/);
    expect((await send({ key, files: ['a.pdf'] })).status).toBe(201);
  });

  it('survives a failure of unawaited work after the commit', async () => {
    const error = vi.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    const emit = vi.spyOn(service.strapi.eventHub, 'emit').mockRejectedValueOnce(new Error('anna@muster.example'));
    expect((await send()).status).toBe(201);
    await expect.poll(() => error.mock.calls).toEqual([['work after a commit failed: unknown']]);
    error.mockRestore();
    emit.mockRestore();
  });

  it('keeps its files if the response to the commit is lost', async () => {
    const { db } = service.strapi;
    const { transaction } = db;
    const before = readdirSync(privateFolder).length;
    const key = randomUUID();
    // The first transaction that writes the entry commits, but the service gets an error.
    const failing = async (...args: Parameters<typeof transaction>): Promise<unknown> => {
      const outermost = !db.inTransaction();
      const result: unknown = await transaction.apply(db, args);
      if (!outermost || (await entriesOf(key)).length === 0) return result;
      db.transaction = transaction;
      throw new Error('Connection terminated unexpectedly');
    };
    Object.assign(db, { transaction: failing });
    const sent = await send({ key, files: ['a.pdf', 'b.pdf'] });
    expect([sent.status, hasReceipt(sent)]).toEqual([200, true]);
    expect(db.transaction).toBe(transaction);
    const [entry, ...more] = await entriesOf(key);
    expect(more).toEqual([]);
    expect(readdirSync(privateFolder)).toHaveLength(before + 1);
    expect(readdirSync(join(privateFolder, entry?.folder ?? '')).toSorted()).toEqual(
      entry?.files.map(({ id }) => id).toSorted(),
    );
    expect((await send({ key, files: ['a.pdf', 'b.pdf'] })).status).toBe(200);
    expect(readdirSync(privateFolder)).toHaveLength(before + 1);
  });

  it('keeps its files while the database cannot tell whether the entry exists', async () => {
    const { db } = service.strapi;
    const { query } = db;
    const before = readdirSync(privateFolder).length;
    const key = randomUUID();
    let queries = 0;
    const failingQuery = (uid: Parameters<typeof query>[0]) => {
      if (uid === application && queries++ > 0) throw new Error('connect ECONNREFUSED');
      return query.call(db, uid);
    };
    await db.connection.raw(
      `create trigger broken before insert on applications begin select raise(abort, 'no space'); end`,
    );
    Object.assign(db, { query: failingQuery });
    expect((await send({ key, files: ['a.pdf'] })).status).toBe(503);
    Object.assign(db, { query });
    await db.connection.raw('drop trigger broken');
    expect(readdirSync(privateFolder)).toHaveLength(before + 1);
    expect((await send({ key, files: ['a.pdf'] })).status).toBe(201);
    expect(readdirSync(privateFolder)).toContain((await entriesOf(key))[0]?.folder);
  });

  it('is found by the hash of its private token, which no answer of the service has', async () => {
    const privateToken = randomUUID().replaceAll('-', '').repeat(2);
    const { key } = await send({ data: { privateToken } });
    const linkHash = hashOfPrivateToken(privateToken);
    const where = { linkHash };
    expect(await service.rows('application').findMany({ where })).toMatchObject([{ key, privateToken }]);
    const { text: found } = await hr('GET', entryPath('application'));
    expect(found).toContain('"Muster"');
    expect(found).not.toMatch(new RegExp(`${privateToken}|${linkHash}`));
  });

  it('is rejected if malformed, and nothing is stored', async () => {
    const before = [await service.rows('application').count(), readdirSync(privateFolder).length];
    const malformed: Sent[] = [
      { data: { company: 'nirgends' } },
      { data: { key: randomUUID() } },
      { data: { firstName: '' } },
      { data: { surname: ['Muster'] } },
      { data: { acceptedAt: 'gestern' } },
      { data: { privateToken: '' } },
      { data: { message: 'x'.repeat(20_001) } },
      { key: 'zu kurz' },
      { files: Array.from({ length: 11 }, (_, index) => `${index}.pdf`) },
      { type: 'messages' },
    ];
    for (const sent of malformed) expect((await send({ files: ['a.pdf'], ...sent })).status).toBe(400);
    expect([await service.rows('application').count(), readdirSync(privateFolder).length]).toEqual(before);
  });

  it('is stored for a house that has left the group, while its organisation is there', async () => {
    const company = 'geeren';
    await stored(service, 'company', { key: company, name: 'Geeren' });
    await service.rows('company').update({ where: { key: company }, data: { key: 'ehemalig' } });
    const sent = await send({ data: { company: 'ehemalig' } });
    expect([sent.status, hasReceipt(sent)]).toEqual([201, true]);
    expect(await entriesOf(sent.key)).toMatchObject([{ company: { key: 'ehemalig' }, notificationDue: false }]);
  });

  it('records when its stage changed and ignores a time from the client', async () => {
    const { key } = await send();
    const documentId = (await entriesOf(key))[0]?.documentId ?? '';
    const applications = service.entries('application');
    const edit = async (data: Record<string, unknown>) => {
      const entry = await applications.update({ documentId, data });
      return entry?.stageChangedAt;
    };
    const first = common.acceptedAt;
    expect(await edit({ location: 'Zürich', stage: 'new', stageChangedAt: '2020-01-01T00:00:00.000Z' })).toBe(first);
    const started = Date.now();
    const changed = await edit({ stage: 'refused' });
    expect(Date.parse(String(changed))).toBeGreaterThanOrEqual(started);
    expect(await edit({ stage: 'refused' })).toBe(changed);
    // While the clock is behind.
    vi.useFakeTimers({ toFake: ['Date'], now: started - 365 * 86_400_000 });
    expect(await edit({ stage: 'invited' })).toBe(changed);
    vi.useRealTimers();
  });
});

describe('a message', () => {
  it('is stored once', async () => {
    const key = randomUUID();
    const data = { name: 'Anna Muster', message: 'Wann ist Besuchszeit?' };
    for (const status of [201, 200]) {
      const { response } = await send({ type: 'messages', key, data });
      expect(response.status).toBe(status);
      expect(verifyReceipt(service.token, response, 'message', key, common.reference)).toBe(true);
    }
    expect(await service.rows('message').count({ where: { key } })).toBe(1);
  });
});

describe('access to submissions', () => {
  it('denies reading and changing with the token of the websites', async () => {
    const { key } = await send();
    const id = (await entriesOf(key))[0]?.documentId ?? '';
    for (const type of ['applications', 'messages']) {
      for (const path of [type, `${type}/${id}`, `${type}?filters[key]=${key}&populate=deep`]) {
        expect([403, 404, 405]).toContain((await service.get(`/api/${path}`)).status);
      }
      for (const method of ['PUT', 'DELETE']) {
        const { status } = await request(`${service.origin}/api/${type}/${id}`, service.token, method);
        expect([403, 404, 405]).toContain(status);
      }
    }
    const { body } = await service.get('/api/companies?populate=deep');
    expect(JSON.stringify(body)).not.toMatch(/Anna|applications/);
  });

  it('denies reading to editors and authors', async () => {
    const rights: { role: { code: string } }[] = await service.strapi.db
      .query('admin::permission')
      .findMany({ where: { subject: { $in: [application, 'plugin::content.message'] } }, populate: ['role'] });
    const others = rights.map(({ role }) => role.code).filter((code) => !code.startsWith('personal-'));
    expect(new Set(others)).toEqual(new Set(['strapi-super-admin']));
  });

  it('denies creating without the token', async () => {
    expect((await send({ token: 'x'.repeat(43), files: ['a.pdf'] })).status).toBe(401);
    expect(readdirSync(join(service.dataDirectory, 'incoming'))).toEqual([]);
  });
});

const linksTo = (id: string): string => `/content/applications/${id}/files`;

/** The address of the only file. */
async function addressOf(id: string): Promise<string> {
  const { files } = JSON.parse((await admin('GET', linksTo(id))).text) as { files: { url: string }[] };
  return `${service.origin}${files[0]?.url}`;
}

describe('the files of an application', () => {
  it('can be downloaded for a minute through links from the admin', async () => {
    const { key } = await send({ files: ['Zeugnis «Ä».pdf'] });
    const id = (await entriesOf(key))[0]?.documentId ?? '';
    const url = await addressOf(id);
    const file = await fetch(url);
    expect(await file.text()).toBe('Inhalt von Zeugnis «Ä».pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(file.headers.get('cache-control')).toBe('no-store');
    const later = url.replace(/expires=\d+/, `expires=${Date.now() + 3_600_000}`);
    for (const forged of [later, url.replace(/signature=.+/, 'signature=AAAA'), url.replace(/\?.*/, '')]) {
      expect((await fetch(forged)).status).toBe(404);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    expect((await fetch(url)).status).toBe(404);
    vi.useRealTimers();
  });

  it('are no files that were erased where the disk does not give them', async () => {
    const { key } = await send({ files: ['a.pdf'] });
    const [entry] = await entriesOf(key);
    const url = await addressOf(entry?.documentId ?? '');
    const folder = join(privateFolder, entry?.folder ?? '');
    renameSync(folder, `${folder}.away`);
    const ask = async () => (await fetch(url)).status;
    expect(await ask()).toBe(404);
    // Root may read everything, so that rights refuse nothing: a file where the folder was fails as well.
    writeFileSync(folder, '');
    const log = vi.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    expect(await ask()).toBe(500);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOTDIR' }));
    log.mockRestore();
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
    expect(await ask()).toBe(200);
  });

  it('have no links for other users', async () => {
    const { key } = await send({ files: ['a.pdf'] });
    const id = (await entriesOf(key))[0]?.documentId ?? '';
    for (const token of ['', service.token])
      expect((await request(service.origin + linksTo(id), token, 'GET')).status).toBe(401);
  });
});

it('removes files without an application at the start, unless they belong to another database', async () => {
  const orphan = join(privateFolder, '0'.repeat(32));
  mkdirSync(orphan);
  const entries: Entry[] = await service.rows('application').findMany();
  const folders = entries.map(({ folder }) => folder);
  const owner = join(service.dataDirectory, 'owner-of-files');
  const own = readFileSync(owner);
  writeFileSync(owner, 'another');
  await service.restart();
  expect(existsSync(orphan)).toBe(true);
  writeFileSync(owner, own);
  writeFileSync(join(service.dataDirectory, 'incoming/half'), 'half a photo');
  await service.restart();
  expect(readdirSync(privateFolder).toSorted()).toEqual([...folders, 'internal-documents'].toSorted());
  expect(readdirSync(join(service.dataDirectory, 'incoming'))).toEqual([]);
});
