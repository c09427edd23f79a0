import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAdvisoryLock } from './setup/advisoryLock.ts';
import { postgresPrograms, startPostgres } from './testing/postgres.fixture.ts';
import { runSeed, type Service, startService, temporaryDirectory } from './testing/service.fixture.ts';

/** What the other tests ask of SQLite, where the two databases could differ: languages, filters, pages, unique keys. */
describe.skipIf(!postgresPrograms)('on PostgreSQL (skipped if it is not installed)', () => {
  const directory = temporaryDirectory();
  let database: Awaited<ReturnType<typeof startPostgres>>;
  let service: Service;

  beforeAll(async () => {
    database = await startPostgres(postgresPrograms ?? '');
    runSeed(directory.path, ['rivabella'], database.url);
    service = await startService(directory.path, database.url);
  });
  afterAll(async () => {
    await service.stop();
    database.stop();
    directory.remove();
  });

  it('the seed leaves alone what is there', () => {
    expect(runSeed(directory.path, ['rivabella'], database.url)).toMatch(/^rivabella +nothing new$/m);
  });

  it('the frame and a page come in the language that is asked for', async () => {
    const frame = await service.get('/api/konfiguration-rivabella?populate=deep&locale=it-CH');
    expect(frame.body).toMatchObject({ data: { attributes: { Nav: expect.arrayContaining([expect.anything()]) } } });
    const filters = 'filters[company][key]=rivabella&filters[path]=/wohnen';
    const { body } = await service.get(`/api/pages?${filters}&populate=deep&locale=it-CH`);
    expect(body).toMatchObject({ data: [{ attributes: { path: '/wohnen', blocks: expect.any(Array) } }] });
  });

  it('jobs are filtered, counted and cut into pages', async () => {
    const asked = 'filters[company][key]=rivabella&filters[area]=care&current=true&pagination[pageSize]=1';
    const { status, body } = await service.get(`/api/jobs?${asked}&locale=de-CH`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [{}], meta: { pagination: { pageSize: 1, total: expect.any(Number) } } });
  });

  it('an application is kept once, however often it comes at the same moment', async () => {
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
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 7 }, () => 200), 201]);
    expect(await service.strapi.db.query('plugin::content.application').count({ where: { key } })).toBe(1);
  });
  it('what must not happen twice waits for its turn, and for nothing else', async () => {
    const seen: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      seen.push(`${name} ends`);
    };
    await Promise.all([
      withAdvisoryLock(service.strapi, 'mails', work('one')),
      withAdvisoryLock(service.strapi, 'mails', work('other')),
      withAdvisoryLock(service.strapi, 'retention', work('third')),
    ]);
    const mails = seen.filter((line) => !line.startsWith('third')).map((line) => line.split(' ')[1]);
    expect(mails).toEqual(['begins', 'ends', 'begins', 'ends']);
    expect(seen.indexOf('third begins')).toBeLessThan(3);
    // What fails lets go.
    await expect(withAdvisoryLock(service.strapi, 'mails', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await withAdvisoryLock(service.strapi, 'mails', () => Promise.resolve());
  });
});
