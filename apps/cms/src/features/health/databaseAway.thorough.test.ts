import { postgresPrograms } from '@group/postgres/postgres';
import { describe, expect, it, vi } from 'vitest';
import { serviceOnPostgres } from '../../testing/runningService.fixture.ts';
import { check, type Checked, ready } from '../../testing/healthChecks.fixture.ts';

const notReady = { status: 503, body: { ready: false, reason: expect.any(String) } };

describe.skipIf(!postgresPrograms)('health on PostgreSQL (skipped if it is not installed)', () => {
  const service = serviceOnPostgres();

  /** Checks at the same time, as several balancers do. */
  const checkReady = (): Promise<Checked[]> =>
    Promise.all(Array.from({ length: 30 }, () => check(service, '/health/ready')));

  it.each([
    ['is stopped', () => service.database.halt(), () => service.database.start()],
    ['hangs', () => service.database.signal('SIGSTOP'), () => service.database.signal('SIGCONT')],
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
