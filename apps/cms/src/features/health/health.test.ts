import { randomUUID } from 'node:crypto';
import { postgresPrograms } from '@group/postgres/postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appendAudit } from '../audit/auditLog.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { type Service, startedPostgres, startService, temporaryDirectory } from '../../testing/service.fixture.ts';

interface Checked {
  status: number;
  body: unknown;
}

async function check({ origin }: Service, path: string): Promise<Checked> {
  const response = await fetch(origin + path);
  return { status: response.status, body: await response.json() };
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

const ready = { status: 200, body: { ready: true } };
const notReady = { status: 503, body: { ready: false, reason: expect.any(String) } };

describe('health of the content service', () => {
  const service = runningService();
  const application = 'plugin::content.application';

  async function create(data: Record<string, unknown>): Promise<number> {
    const acceptedAt = daysAgo(0);
    const names = { key: randomUUID(), reference: 'TAB-1', firstName: 'Anna', surname: 'Muster', email: 'a@b.example' };
    const entry = { ...names, acceptedAt, stageChangedAt: acceptedAt, stage: 'hired', ...data };
    const { id } = await service.strapi.db.query(application).create({ data: entry });
    return id;
  }

  const degraded = async (): Promise<unknown> => (await check(service, '/health/details')).body;

  it('is live and ready without a token, under the address of Strapi, too', async () => {
    expect(await check(service, '/health/live')).toEqual({ status: 200, body: { live: true } });
    expect(await check(service, '/health/ready')).toEqual(ready);
    expect(await check(service, '/_health')).toEqual(ready);
    expect(await check(service, '/health/details')).toEqual({ status: 200, body: { ready: true, degraded: [] } });
    expect((await fetch(`${service.origin}/health/else`)).status).toBe(404);
    expect((await fetch(`${service.origin}/health/ready`, { method: 'POST' })).status).toBe(405);
  });

  it('stays ready while mails, erasures or the audit log fail, which the details report', async () => {
    await create({ receiptDue: true });
    expect(await degraded()).toEqual({ ready: true, degraded: [] });
    const late = await create({ notificationDue: true });
    // In the table, as every update by Strapi sets the time.
    await service.strapi.db
      .connection('applications')
      .where({ id: late })
      .update({ updated_at: Date.now() - 61 * 60_000 });
    expect(await degraded()).toEqual({ ready: true, degraded: ['mails'] });

    await create({ stage: 'refused', stageChangedAt: daysAgo(90.5) });
    expect(await degraded()).toEqual({ ready: true, degraded: ['mails'] });
    await create({ stage: 'refused', stageChangedAt: daysAgo(91.1) });
    expect(await degraded()).toEqual({ ready: true, degraded: ['mails', 'retention'] });
    expect(await check(service, '/health/ready')).toEqual(ready);

    const event = { action: 'application.read', actor: 'admin 4', subject: 'application 1' };
    for (let count = 0; count < 2; count += 1) await appendAudit(service.strapi, event);
    await service.strapi.db.connection('audit_entries').update({ actor: 'admin 5' });
    await service.restart();
    // The start has erased what was due.
    expect(await degraded()).toEqual({ ready: true, degraded: ['mails', 'audit'] });
  });
});

describe.skipIf(!postgresPrograms)('health on PostgreSQL (skipped if it is not installed)', () => {
  const directory = temporaryDirectory();
  let database: Awaited<ReturnType<typeof startedPostgres>>;
  let service: Service;

  beforeAll(async () => {
    database = await startedPostgres();
    service = await startService(directory.path, database.url);
  });
  afterAll(async () => {
    await service.stop();
    database.stop();
    directory.remove();
  });

  /** Checks at the same time, as several balancers do. */
  const checkReady = (): Promise<Checked[]> =>
    Promise.all(Array.from({ length: 30 }, () => check(service, '/health/ready')));

  it.each([
    ['is stopped', () => database.halt(), () => database.start()],
    ['hangs', () => database.signal('SIGSTOP'), () => database.signal('SIGCONT')],
  ])('is not ready while the database %s, and ready afterwards', async (_state, fail, heal) => {
    expect(await check(service, '/health/ready')).toEqual(ready);
    const printed = vi.spyOn(console, 'log');
    fail();
    try {
      const results = await checkReady();
      expect(results).toEqual(results.map(() => notReady));
      expect(await check(service, '/_health')).toEqual(notReady);
      expect(await check(service, '/health/live')).toEqual({ status: 200, body: { live: true } });
    } finally {
      heal();
    }
    await expect.poll(() => check(service, '/health/ready'), { timeout: 10_000 }).toEqual(ready);
    expect((await service.get('/api/jobs')).status).toBe(200);
    expect(printed).not.toHaveBeenCalled();
  });
});
