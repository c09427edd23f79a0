import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withAdvisoryLock } from '../strapi/advisoryLock.ts';
import { beginAttempt } from '../features/signIn/attempts.ts';
import { signInPath } from '../features/signIn/paths.ts';
import { openCounters } from '../strapi/counters.ts';
import { postgresPrograms } from '@group/postgres/postgres';
import { deliver } from '../testing/delivery.fixture.ts';
import { adminClient, entryPath } from '../testing/admin.fixture.ts';
import { sendForm } from '../testing/signIn.fixture.ts';
import { seededPostgres, type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

/** Repeats tests of SQLite where the databases could differ: locales, filters, pagination, unique keys. */
describe.skipIf(!postgresPrograms)('on PostgreSQL (skipped if it is not installed)', () => {
  const directory = temporaryDirectory('seededWithPostgres');
  let database: Awaited<ReturnType<typeof seededPostgres>>;
  let service: Service;

  beforeAll(async () => {
    database = await seededPostgres();
    // The modules of this test, which count too, do not read the service's directory.
    vi.stubEnv('JWT_SECRET', 's'.repeat(43));
    service = await startService(directory.path, database.url);
  });
  afterAll(async () => {
    await service.stop();
    database.stop();
    directory.remove();
  });

  it('gives the files of the example content to their house', async () => {
    const files = service.strapi.db.query('plugin::upload.file');
    expect(await files.count({ where: { tenant: 'rivabella' } })).toBeGreaterThan(5);
    expect(await files.count({ where: { tenant: { $null: true } } })).toBe(0);
  });

  it('returns the configuration and a page in the requested locale', async () => {
    const configuration = await service.get('/api/konfiguration-rivabella?populate=deep&locale=it-CH');
    expect(configuration.body).toMatchObject({
      data: { attributes: { Nav: expect.arrayContaining([expect.anything()]) } },
    });
    const filters = 'filters[company][key]=rivabella&filters[path]=/wohnen';
    const { body } = await service.get(`/api/pages?${filters}&populate=deep&locale=it-CH`);
    expect(body).toMatchObject({ data: [{ attributes: { path: '/wohnen', blocks: expect.any(Array) } }] });
  });

  it('filters, counts and paginates jobs', async () => {
    const query = 'filters[company][key]=rivabella&filters[area]=care&current=true&pagination[pageSize]=1';
    const { status, body } = await service.get(`/api/jobs?${query}&locale=de-CH`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [{}], meta: { pagination: { pageSize: 1, total: expect.any(Number) } } });
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
    expect(await service.strapi.db.query('plugin::content.application').count({ where: { key } })).toBe(1);
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
    const { documentId, revision } = await service.strapi.db.query('plugin::content.page').findOne({ where });
    const path = entryPath('page', documentId);
    const publish = await first('POST', `${path}/actions/publish`, { title: 'Neu', revision });
    expect(publish.status).toBe(200);
    const { text } = await first('GET', `/content/history/page/${documentId}?locale=de-CH`);
    expect(JSON.parse(text)).toMatchObject({ versions: [{ isLive: true }, { isLive: false }] });
    expect((await second('PUT', path, { title: 'Veraltet', revision })).text).toContain('Eva redaktion-rivabella');
    expect((await second('POST', `${path}/actions/publish`, {})).status).toBe(200);
    const after = await first('GET', `/content/history/page/${documentId}?locale=de-CH`);
    expect(JSON.parse(after.text)).toMatchObject({ versions: [{}, {}] });
  });

  it('counts sign-ins of all processes together, also those at once', async () => {
    // The modules of this test are not those of the service, as those of another process.
    await openCounters(service.strapi);
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
});
