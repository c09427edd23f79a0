import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appendAudit } from '../audit/auditLog.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { check, ready } from '../../testing/healthChecks.fixture.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

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

  it('starts although an application cannot be erased, which the details report', async () => {
    await create({ reference: 'DAMAGED', stage: 'refused', stageChangedAt: daysAgo(91.1) });
    const { connection } = service.strapi.db;
    await connection.raw(`CREATE TRIGGER damaged BEFORE DELETE ON applications WHEN old.reference = 'DAMAGED'
      BEGIN SELECT RAISE(ABORT, 'database disk image is malformed'); END`);
    await service.restart();
    expect(await degraded()).toEqual({ ready: true, degraded: ['retention'] });
    await service.strapi.db.connection.raw('DROP TRIGGER damaged');
    await service.strapi.db.query(application).deleteMany({});
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
