import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Deliver, type OutboxLog, startDelivery } from './delivery.ts';
import { openStore, type SubmissionStore } from './store.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('the delivery', () => {
  let directory: string;
  let store: SubmissionStore;
  let delivery: ReturnType<typeof startDelivery>;
  const log = vi.fn<OutboxLog>();

  const start = (deliver: Deliver) => {
    delivery = startDelivery({ store, deliver, erase: () => Promise.resolve(), log, firstWait: 10 });
  };

  /** Writes down what was accepted so many milliseconds ago. */
  function accept(ago: number): string {
    const key = randomUUID();
    const named = { key, kind: 'message', tenant: 'tabor', reference: key.slice(0, 8) } as const;
    store.add({ ...named, acceptedAt: Date.now() - ago, fields: {}, files: [] });
    return key;
  }

  beforeEach(async () => {
    log.mockClear();
    directory = await mkdtemp(join(tmpdir(), 'delivery-'));
    store = openStore(join(directory, 'outbox.db'));
  });
  afterEach(async () => {
    await delivery.stop();
    store.close();
    await rm(directory, { recursive: true });
  });

  it('lets a slow one hold up neither those beside it nor those after it', async () => {
    const keys = Array.from({ length: 10 }, (_, position) => accept(50 - position));
    const answer = Promise.withResolvers<void>();
    start(({ key }) => (key === keys[0] ? answer.promise : pause(1)));
    await expect.poll(() => store.state().waiting).toBe(1);
    accept(0);
    delivery.wake();
    await expect.poll(() => log.mock.calls.length).toBe(10);
    expect(store.referenceOf(keys[0] ?? '')).toBeDefined();
    answer.resolve();
    await expect.poll(() => store.state().waiting).toBe(0);
  });

  it('has four under way, and begins the next when one ends', async () => {
    const ends: (() => void)[] = [];
    start(() => new Promise((resolve) => ends.push(resolve)));
    for (let position = 0; position < 7; position += 1) {
      accept(0);
      delivery.wake();
    }
    for (let ended = 0; ended < 7; ended += 1) {
      await expect.poll(() => ends.length).toBe(Math.min(4 + ended, 7));
      await pause(30);
      expect(ends.length).toBe(Math.min(4 + ended, 7));
      ends[ended]?.();
    }
    await expect.poll(() => store.state().waiting).toBe(0);
  });

  it('begins with what has been due for longest', async () => {
    const [postponed, ...others] = Array.from({ length: 5 }, (_, position) => accept(50 - position));
    store.postpone(postponed ?? '', Date.now() - 10);
    const begun: string[] = [];
    start(({ key }) => {
      begun.push(key);
      return Promise.resolve();
    });
    await expect.poll(() => store.state().waiting).toBe(0);
    expect(begun).toEqual([...others, postponed]);
  });

  it('goes on where what becomes of one cannot be written down', async () => {
    const [stuck] = [accept(2), accept(1)];
    const { remove } = store;
    vi.spyOn(store, 'remove').mockImplementation((key) => {
      if (key === stuck) throw new Error('disk full');
      remove(key);
    });
    start(() => Promise.resolve());
    await expect
      .poll(() => log.mock.calls.map(([level, message]) => `${level} ${message}`).toSorted())
      .toEqual(['error outbox', 'info submission delivered']);
    expect(store.state().waiting).toBe(1);
  });
});
