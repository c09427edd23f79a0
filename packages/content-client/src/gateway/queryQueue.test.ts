import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from './contentUnavailable.ts';
import { createQueryQueue } from './queryQueue.ts';

function blockedQueue(options: Parameters<typeof createQueryQueue>[0]) {
  const enqueue = createQueryQueue(options);
  const sent: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const send = (tenant: string, name: string) =>
    enqueue(tenant, async () => {
      sent.push(name);
      await released;
      return name;
    });
  return { send, sent, release };
}

describe('createQueryQueue', () => {
  it('limits concurrent requests', async () => {
    const { send, sent, release } = blockedQueue({ concurrency: 2 });
    const names = ['1', '2', '3', '4', '5'];
    const answers = names.map((name) => send('tabor', name));
    await turn();
    expect(sent).toEqual(['1', '2']);
    release();
    expect(await Promise.all(answers)).toEqual(names);
  });

  it('alternates between tenants', async () => {
    const { send, sent, release } = blockedQueue({ concurrency: 1 });
    const many = Array.from({ length: 50 }, (_, number) => send('tabor', `tabor ${number}`));
    const few = [send('geeren', 'geeren 0'), send('geeren', 'geeren 1')];
    release();
    await Promise.all([...many, ...few]);
    expect(sent.indexOf('geeren 0')).toBeLessThanOrEqual(2);
    expect(sent.indexOf('geeren 1')).toBeLessThanOrEqual(4);
  });

  it('rejects requests above the limit per tenant, and releases slots after failures', async () => {
    const { send, release } = blockedQueue({ concurrency: 1, maxPerTenant: 2 });
    const two = [send('tabor', '1'), send('tabor', '2')];
    await expect(send('tabor', '3')).rejects.toThrow(ContentUnavailable);
    const otherTenant = send('geeren', '1');
    release();
    await Promise.all([...two, otherTenant]);
    const enqueue = createQueryQueue({ maxPerTenant: 1 });
    await expect(enqueue('tabor', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await enqueue('tabor', () => Promise.resolve('up'))).toBe('up');
  });
});
