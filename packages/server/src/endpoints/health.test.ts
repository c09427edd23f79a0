import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOutbox } from '@group/content-client/outbox/outbox';
import { describe, expect, it, vi } from 'vitest';
import { healthRoutes } from './health.ts';

const counts = { refused: 0, unconfirmed: 0, unreadable: 0 };
const healthy = { isOpen: true, overdue: false, ...counts, degraded: false, stopping: false };

async function ask(path: string, state: Partial<typeof healthy>) {
  const { isOpen, degraded, stopping, ...outbox } = { ...healthy, ...state };
  const full = new Error('database or disk is full');
  const forms = { outbox: () => (isOpen ? Promise.resolve({ state: () => outbox }) : Promise.reject(full)) };
  const app = healthRoutes({ forms, gateway: { isDegraded: () => degraded }, state: { stopping } });
  const response = await app.request(path);
  return [response.status, await response.text()];
}

describe('healthRoutes', () => {
  it.each([
    [{}, [200, 'ready']],
    [{ overdue: true }, [200, 'ready, overdue']],
    [{ overdue: true, degraded: true }, [200, 'ready, overdue, degraded']],
    [{ isOpen: false }, [200, 'ready, closed']],
    [{ refused: 1 }, [200, 'ready, refused']],
    [{ unconfirmed: 1 }, [200, 'ready, unconfirmed']],
    [{ unreadable: 2 }, [200, 'ready, unreadable']],
    [{ refused: 1, unreadable: 1, overdue: true }, [200, 'ready, refused, unreadable, overdue']],
    [{ stopping: true, overdue: true }, [503, 'stopping']],
  ])('reports %j as %j', async (state, expected) => {
    expect(await ask('/ready', state)).toEqual(expected);
    expect(await ask('/live', state)).toEqual([200, 'live']);
  });

  it('reports overdue once an application has waited for delivery for a week', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const directory = await mkdtemp(join(tmpdir(), 'health-'));
    const log = vi.fn<(level: string) => void>();
    const outbox = await openOutbox({
      directory,
      deliver: () => Promise.reject(new Error('down')),
      log,
      firstRetryMs: 10,
    });
    const forms = { outbox: () => Promise.resolve(outbox) };
    const app = healthRoutes({ forms, gateway: { isDegraded: () => false }, state: { stopping: false } });
    const ready = async () => (await app.request('/ready')).text();
    const application = { key: randomUUID(), kind: 'application', tenant: 'tabor', fields: {}, files: [] } as const;
    await outbox.accept(outbox.begin(), application);
    vi.setSystemTime(Date.now() + 6.9 * 24 * 3_600_000);
    expect(await ready()).toBe('ready');
    vi.setSystemTime(Date.now() + 0.2 * 24 * 3_600_000);
    expect(await ready()).toBe('ready, overdue');
    await expect.poll(() => log.mock.calls.map(([level]) => level)).toContain('error');
    await outbox.close();
    await rm(directory, { recursive: true, force: true });
    vi.useRealTimers();
  });
});
