import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRenderQueue, networkOf, type RenderQueue } from './renderQueue.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.77', '192.0.2'],
    ['2001:db8:7:1::', '2001:db8:7:'],
    ['', ''],
  ])('takes %s for a part of %s', (ipPrefix, network) => expect(networkOf(ipPrefix)).toBe(network));
});

describe('createRenderQueue', () => {
  let renders: RenderQueue;
  let rendered: string[] = [];
  let rejected = 0;

  /** Queues a render that takes a turn of the event loop. */
  function ask(tenant: string, ipPrefix: string): void {
    const render = async (): Promise<void> => {
      await nextTurn();
      rendered.push(`${tenant} ${ipPrefix}`);
    };
    if (!renders.add({ tenant, ipPrefix }, render)) rejected += 1;
  }

  const placeOf = (client: string): number => rendered.indexOf(client);
  const finished = (count: number) => expect.poll(() => rendered.length).toBe(count);

  beforeEach(() => {
    [renders, rendered, rejected] = [createRenderQueue(), [], 0];
  });

  it('queues no render beyond the limit of a network, whichever of its addresses and tenants ask', async () => {
    for (let count = 0; count < 200; count += 1) ask(`tenant-${count % 15}`, `192.0.2.${count}`);
    expect(renders.waiting()).toBe(64);
    await finished(68);
    expect([rejected, renders.waiting()]).toEqual([132, 0]);
  });

  it('queues no render beyond the limit of a tenant, whichever networks ask', async () => {
    for (let count = 0; count < 200; count += 1) ask('tabor', `192.0.${count}.1`);
    expect(renders.waiting()).toBe(128);
    ask('geeren', '198.51.100.1');
    await finished(133);
    expect(rejected).toBe(68);
  });

  it('renders for another tenant and network next, however many renders of one wait', async () => {
    for (let count = 0; count < 64; count += 1) ask('tabor', '192.0.2.1');
    ask('geeren', '198.51.100.1');
    await finished(65);
    expect(placeOf('geeren 198.51.100.1')).toBeLessThan(20);
  });

  it('renders for a tenant next whose visitors ask from many networks, although others do so too', async () => {
    for (let count = 0; count < 120; count += 1) ask('tabor', `192.0.${count}.1`);
    ask('geeren', '192.0.200.1');
    await finished(121);
    expect(placeOf('geeren 192.0.200.1')).toBeLessThan(20);
  });

  it('continues after a render that fails', async () => {
    const failing = { tenant: 'tabor', ipPrefix: '' };
    for (let count = 0; count < 20; count += 1)
      renders.add(failing, () => Promise.reject(new Error('failed')))?.catch(() => (rejected += 1));
    await expect.poll(() => rejected).toBe(20);
    ask('tabor', '192.0.2.1');
    await finished(1);
  });

  it('yields to other requests between renders of cached content', async () => {
    let turn = 0;
    const count = (): void => {
      turn += 1;
      if (rendered.length < 20) setImmediate(count);
    };
    setImmediate(count);
    const turns: number[] = [];
    const render = async (): Promise<void> => {
      turns.push(turn);
      rendered.push('tabor');
    };
    for (let each = 0; each < 20; each += 1) void renders.add({ tenant: 'tabor', ipPrefix: '192.0.2.1' }, render);
    await finished(20);
    expect(new Set(turns).size).toBe(20);
  });
});
