import { randomUUID } from 'node:crypto';
import { pageViewReport } from '@group/content-client/contract/pageViews';
import { redirectHitReport } from '@group/content-client/contract/redirectHits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewsOfWeek } from './pageViews/pageViews.ts';
import { withAdvisoryLock } from './setup/advisoryLock.ts';
import { postgresPrograms } from '@group/postgres/postgres';
import { adminClient, entryPath } from './testing/admin.fixture.ts';
import { runSeed, type Service, startedPostgres, startService, temporaryDirectory } from './testing/service.fixture.ts';

/** Repeats tests of SQLite where the databases could differ: locales, filters, pagination, unique keys. */
describe.skipIf(!postgresPrograms)('on PostgreSQL (skipped if it is not installed)', () => {
  const directory = temporaryDirectory();
  let database: Awaited<ReturnType<typeof startedPostgres>>;
  let service: Service;

  beforeAll(async () => {
    database = await startedPostgres();
    runSeed(directory.path, ['rivabella'], database.url);
    service = await startService(directory.path, database.url);
  });
  afterAll(async () => {
    await service.stop();
    database.stop();
    directory.remove();
  });

  it('seeds only once', () => {
    expect(runSeed(directory.path, ['rivabella'], database.url)).toMatch(/^rivabella +nothing new$/m);
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
      const form = new FormData();
      form.set('data', JSON.stringify({ ...data, ...applicant }));
      form.append('files', new Blob(['Inhalt'], { type: 'application/pdf' }), 'a.pdf');
      const headers = { authorization: `Bearer ${service.token}`, 'idempotency-key': key };
      return (await fetch(`${service.origin}/api/applications`, { method: 'POST', headers, body: form })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 8 }, send));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 7 }, () => 200), 201]);
    expect(await service.strapi.db.query('plugin::content.application').count({ where: { key } })).toBe(1);
  });

  it('adds the hits of a redirect that several processes report', async () => {
    const company = await service.strapi
      .documents('plugin::content.company')
      .findFirst({ filters: { key: 'rivabella' } });
    const data = { from: '/alt.html', to: '/wohnen', company: company?.documentId };
    await service.strapi.documents('plugin::content.redirect').create({ data });
    const headers = { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ hits: [{ tenant: 'rivabella', from: '/alt.html', hits: 3 }] });
    const send = () => fetch(`${service.origin}/api/${redirectHitReport.path}`, { method: 'POST', headers, body });
    await Promise.all(Array.from({ length: 8 }, send));
    expect(await service.strapi.db.query('plugin::content.redirect-hit').findMany()).toMatchObject([{ hits: 24 }]);
  });

  it('adds the views of a page that several processes report, and sums them up', async () => {
    const headers = { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ views: [{ tenant: 'rivabella', path: '/de', views: 3 }] });
    const send = () => fetch(`${service.origin}/api/${pageViewReport.path}`, { method: 'POST', headers, body });
    await Promise.all(Array.from({ length: 8 }, send));
    const page = { tenant: 'rivabella', organisation: 'Rivabella', path: '/de', views: 24 };
    expect(await viewsOfWeek(service.strapi)).toEqual({ count: 24, pages: [page] });
  });

  it('keeps the published states of a page, and refuses to overwrite a newer one', async () => {
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

  it('serialises work under one advisory lock, but not under different ones', async () => {
    const events: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      events.push(`${name} ends`);
    };
    await Promise.all([
      withAdvisoryLock(service.strapi, 'mails', work('one')),
      withAdvisoryLock(service.strapi, 'mails', work('other')),
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
