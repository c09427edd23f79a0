import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { withAdvisoryLock } from '../strapi/advisoryLock.ts';
import { tenants } from '../environment/tenants.ts';
import { beginAttempt } from '../features/signIn/attempts.ts';
import { signInPath } from '../features/signIn/paths.ts';
import { openCounters } from '../strapi/counters.ts';
import { postgresPrograms } from '@group/postgres/postgres';
import { stored } from '../testing/entries.fixture.ts';
import { deliver } from '../testing/delivery.fixture.ts';
import { adminClient, entryPath } from '../testing/admin.fixture.ts';
import { sendForm } from '../testing/signIn.fixture.ts';
import { serviceOnPostgres } from '../testing/runningService.fixture.ts';
import { copyTests } from '../features/submissions/copies.fixture.ts';
import { seatTests } from '../features/visits/visits.fixture.ts';

/** Repeats tests of SQLite where the databases could differ: locales, filters, pagination, unique keys, concurrency. */
describe.skipIf(!postgresPrograms)('on PostgreSQL (skipped if it is not installed)', () => {
  const service = serviceOnPostgres();

  beforeAll(async () => {
    // The modules of this test, which count too, do not read the service's directory.
    vi.stubEnv('JWT_SECRET', 's'.repeat(43));
    // Mails take long.
    vi.stubEnv('SMTP_HOST', '');
    await openCounters(service.strapi);
    const create = (type: string, data: Record<string, unknown>) =>
      stored(service, type, data, { locale: 'de-CH', status: 'published' });
    const company = await stored(service, 'company', { key: 'rivabella', name: 'Rivabella' });
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Mit Seesicht.' }] }];
    const blocks = [{ __component: 'blocks.text', title: 'Zimmer', body }];
    const page = { path: '/wohnen', title: 'Wohnen', metaDescription: 'So wohnen wir.', company, blocks };
    const documentId = await create('page', page);
    const data = { ...page, title: 'Abitare' };
    await service.entries('page').update({ documentId, locale: 'it-CH', data, status: 'published' });
    const job = { company, workplace: 'Minusio', area: 'care', publishFrom: '2026-11-01' };
    for (const title of ['Pflege', 'Nachtwache']) await create('job', { ...job, title });
    await create('job', { ...job, title: 'Abgelaufen', publishUntil: '2026-11-02T00:00:00.000Z' });
  });

  it('returns a page in the requested locale', async () => {
    const filters = 'filters[company][key]=rivabella&filters[path]=/wohnen';
    const { body } = await service.get(`/api/pages?${filters}&populate=deep&locale=it-CH`);
    const attributes = { path: '/wohnen', title: 'Abitare', blocks: [expect.objectContaining({ title: 'Zimmer' })] };
    expect(body).toMatchObject({ data: [{ attributes }] });
  });

  it('filters, counts and paginates jobs', async () => {
    const query = 'filters[company][key]=rivabella&filters[area]=care&current=true&pagination[pageSize]=1';
    const { status, body } = await service.get(`/api/jobs?${query}&locale=de-CH`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [{}], meta: { pagination: { pageSize: 1, total: 2 } } });
  });

  it('asks idle connections whether the machine of the database is still there', async () => {
    await service.strapi.db.connection.raw('select 1');
    const port = Number(new URL(service.database.url).port).toString(16).toUpperCase().padStart(4, '0');
    const sockets = readFileSync('/proc/self/net/tcp', 'utf8').trim().split('\n');
    // The fields of proc_net_tcp(5): `01` is established, and the timer `02` keepalive.
    const timers = sockets.flatMap((line) => {
      const [, , remote = '', state, , timer = ''] = line.trim().split(/\s+/);
      return remote.endsWith(`:${port}`) && state === '01' ? [timer.split(':')[0]] : [];
    });
    expect(new Set(timers)).toEqual(new Set(['02']));
  });

  it('answers while a decision of each house waits for the mail server', async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<void>();
    const decisions = tenants.map(({ key }) => withAdvisoryLock(service.strapi, `decisions ${key}`, () => sent));
    const { status } = await service.get('/api/jobs?filters[company][key]=rivabella&current=true&locale=de-CH');
    expect(status).toBe(200);
    send();
    await Promise.all(decisions);
  });

  it('stores an application once for concurrent requests', async () => {
    const key = randomUUID();
    const data = { key, company: 'rivabella', reference: 'RIV-4711', acceptedAt: '2026-11-21T08:00:00.000Z' };
    const applicant = { language: 'it', firstName: 'Anna', surname: 'Muster', area: 'care', email: 'a@muster.example' };
    const send = async (): Promise<number> => {
      return (await deliver(service, 'applications', { ...data, ...applicant }, ['a.pdf'])).status;
    };
    const statuses = await Promise.all(Array.from({ length: 8 }, send));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 7 }, () => 200), 201]);
    expect(await service.rows('application').count({ where: { key } })).toBe(1);
  });

  it('has nothing at an address with an id that no column can hold', async () => {
    const administrator = await adminClient(service, 'strapi-super-admin');
    const id = 2 ** 31;
    for (const path of [`/admin/users/${id}`, '/admin/users/x', `/content/files/${id}/uses`, `/admin/roles/${id}`]) {
      expect([path, (await administrator('GET', path)).status]).toEqual([path, 404]);
    }
    const { text } = await administrator('POST', `/content/accounts/${id}/invitation`);
    expect(text).toContain('Eine Zahl ist zu gross.');
  });

  it('creates each redirect once for concurrent imports', async () => {
    const editor = await adminClient(service, 'redaktion-rivabella', 'autor-rivabella');
    const file = { csv: '/doppelt.html;/kontakt', checkedAt: new Date().toISOString() };
    const sent = Array.from({ length: 4 }, () => editor('POST', '/content/redirects/import', file));
    const verdicts = (await Promise.all(sent)).map(({ text }): string => JSON.parse(text).lines[0].verdict);
    expect(verdicts.toSorted()).toEqual(['new', 'same', 'same', 'same']);
  });

  it('has one organisation of a key', async () => {
    const row = { document_id: 'second', key: 'rivabella' };
    await expect(service.strapi.db.connection('companies').insert(row)).rejects.toThrow(/unique/i);
  });

  it('keeps the published states of a page, and rejects overwriting a newer one', async () => {
    const [first, second] = [
      await adminClient(service, 'redaktion-rivabella'),
      await adminClient(service, 'redaktion-gruppe'),
    ];
    const where = { path: '/wohnen', locale: 'de-CH', publishedAt: null };
    const { documentId, revision } = await service.rows('page').findOne({ where });
    const path = entryPath('page', documentId);
    const publish = await first('POST', `${path}/actions/publish`, { title: 'Neu', revision });
    expect(publish).toMatchObject({ status: 200 });
    const { text } = await first('GET', `/content/history/page/${documentId}?locale=de-CH`);
    expect(JSON.parse(text)).toMatchObject({ versions: [{ isLive: true }, { isLive: false }] });
    expect((await second('PUT', path, { title: 'Veraltet', revision })).text).toContain('Eva redaktion-rivabella');
    expect((await second('POST', `${path}/actions/publish`, {})).status).toBe(200);
    const after = await first('GET', `/content/history/page/${documentId}?locale=de-CH`);
    expect(JSON.parse(after.text)).toMatchObject({ versions: [{}, {}] });
  });

  it('brings a deleted page back once for concurrent requests', async () => {
    const editor = await adminClient(service, 'redaktion-rivabella', 'personal-rivabella');
    const made = await editor('POST', entryPath('page'), { title: 'Garten', path: '/garten' });
    const { documentId }: { documentId: string } = JSON.parse(made.text).data;
    expect((await editor('DELETE', entryPath('page', documentId))).status).toBe(200);
    const restore = () => editor('POST', `/content/trash/page/${documentId}/restore`, {});
    const answers = await Promise.all([restore(), restore(), restore()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await service.rows('page').count({ where: { documentId } })).toBe(1);
  });

  it('counts sign-ins of all processes together, also those at once', async () => {
    // The modules of this test are not those of the service, as those of another process.
    const email = 'niemand@haus.example';
    const here = async () =>
      (await beginAttempt(service.strapi, 'password', `admin name ${email}`, {})).waitSeconds > 0;
    const there = async () =>
      (await sendForm(service.origin, signInPath, { email, password: 'Falsch-12345678' })).status === 429;
    const waits = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? here() : there())));
    expect(waits.filter((isWait) => !isWait)).toHaveLength(10);
  });

  it('serialises work under one advisory lock, but not under different ones', async () => {
    const events: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      events.push(`${name} ends`);
    };
    await Promise.all([
      withAdvisoryLock(service.strapi, 'mails', work('one')),
      withAdvisoryLock(service.strapi, ['visits', 'mails'], work('other')),
      withAdvisoryLock(service.strapi, 'retention', work('third')),
    ]);
    const mails = events.filter((line) => !line.startsWith('third')).map((line) => line.split(' ')[1]);
    expect(mails).toEqual(['begins', 'ends', 'begins', 'ends']);
    expect(events.indexOf('third begins')).toBeLessThan(3);
    // A failure releases the lock.
    await expect(withAdvisoryLock(service.strapi, 'mails', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await withAdvisoryLock(service.strapi, 'mails', () => Promise.resolve());
  });

  describe('an application to several houses', () => void copyTests(service));
  describe('visits', () => void seatTests(service));
});
