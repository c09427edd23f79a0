import { randomUUID } from 'node:crypto';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Deliver, type OutboxLog, startDelivery } from './delivery.ts';
import { DeliveryRejected, DeliveryUnconfirmed } from './deliveryErrors.ts';
import { openStore, type SubmissionStore } from './store.ts';
import type { Submission } from './submission.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('startDelivery', () => {
  let directory: string;
  let store: SubmissionStore;
  let delivery: ReturnType<typeof startDelivery>;
  const log = vi.fn<OutboxLog>();
  const unreadable = vi.fn<(reference?: string) => void>();

  /** How far the clock is ahead of the real one. */
  let clockOffsetMs = 0;
  const now = () => Date.now() + clockOffsetMs;

  const start = (deliver: Deliver, firstRetryMs = 10) => {
    delivery = startDelivery({ store, deliver, erase: () => Promise.resolve(), log, firstRetryMs, now });
  };

  /** Stores a submission. */
  function accept(ageMs: number, files: Submission['files'] = []): string {
    const key = randomUUID();
    const submission = { key, kind: 'message', tenant: 'tabor', reference: key.slice(0, 8) } as const;
    store.add({ ...submission, acceptedAt: now() - ageMs, fields: {}, files });
    return key;
  }

  /** A sparse file in a folder of its own. */
  async function file(megabytes: number): Promise<Submission['files']> {
    const path = join(directory, randomUUID(), randomUUID());
    await mkdir(dirname(path));
    await writeFile(path, '');
    await truncate(path, megabytes * 1024 * 1024);
    return [{ path, name: 'a.pdf', type: 'application/pdf', bytes: megabytes * 1024 * 1024, hash: '' }];
  }

  const logged = () => log.mock.calls.map(([level, message]) => `${level} ${message}`);

  beforeEach(async () => {
    clockOffsetMs = 0;
    log.mockClear();
    unreadable.mockClear();
    directory = await temporaryFolder();
    store = openStore(join(directory, 'outbox.db'), unreadable);
  });
  afterEach(async () => {
    await delivery.stop();
    store.close();
  });

  it('is not held up by a slow delivery', async () => {
    const keys = Array.from({ length: 10 }, (_, position) => accept(50 - position));
    const response = Promise.withResolvers<void>();
    start(({ key }) => (key === keys[0] ? response.promise : pause(1)));
    await expect.poll(() => store.state().waiting).toBe(1);
    accept(0);
    delivery.wake();
    await expect.poll(() => log.mock.calls.length).toBe(10);
    expect(store.referenceOf(keys[0] ?? '')).toBeDefined();
    response.resolve();
    await expect.poll(() => store.state().waiting).toBe(0);
  });

  it('runs four deliveries at a time, and starts the next when one ends', async () => {
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

  it('starts with the entry that has been due for longest', async () => {
    const [rescheduled, ...others] = Array.from({ length: 5 }, (_, position) => accept(50 - position));
    store.reschedule(rescheduled ?? '', Date.now() - 10);
    const started: string[] = [];
    start(({ key }) => {
      started.push(key);
      return Promise.resolve();
    });
    await expect.poll(() => store.state().waiting).toBe(0);
    expect(started).toEqual([...others, rescheduled]);
  });

  it('continues when the outcome of a delivery cannot be stored', async () => {
    const [stuck] = [accept(2), accept(1)];
    const { remove } = store;
    vi.spyOn(store, 'remove').mockImplementation((key) => {
      if (key === stuck) throw new Error('disk full');
      remove(key);
    });
    start(() => Promise.resolve());
    await expect.poll(() => logged().toSorted()).toEqual(['error outbox', 'info submission delivered']);
    expect(store.state().waiting).toBe(1);
  });

  it('delivers large submissions one at a time, and small ones beside them', async () => {
    const large = [accept(50, await file(9)), accept(40, await file(100)), accept(30, await file(9))];
    const small = [accept(20), accept(10, await file(1))];
    const started = new Map<string, () => void>();
    start(({ key }) => new Promise((resolve) => started.set(key, resolve)));
    await expect.poll(() => [...started.keys()].toSorted()).toEqual([...large.slice(0, 1), ...small].toSorted());
    for (const [position, key] of large.entries()) {
      await expect.poll(() => [...started.keys()]).toContain(key);
      expect(large.filter((each) => started.has(each))).toEqual(large.slice(0, position + 1));
      started.get(key)?.();
    }
    for (const key of small) started.get(key)?.();
    await expect.poll(() => store.state().waiting).toBe(0);
  });

  it('logs a submission rejected for good, keeps it, and rarely retries it', async () => {
    const refused = accept(2);
    const deliver = vi.fn<Deliver>(({ key }) =>
      key === refused ? Promise.reject(new DeliveryRejected('answered 400', true)) : Promise.resolve(),
    );
    start(deliver);
    await expect.poll(() => logged()).toEqual(['error submission refused by the content service']);
    expect(store.state()).toMatchObject({ waiting: 1, refused: 1 });
    clockOffsetMs = 5 * 3_600_000;
    accept(0);
    delivery.wake();
    await expect.poll(() => store.state().waiting).toBe(1);
    expect(deliver).toHaveBeenCalledTimes(2);
    clockOffsetMs = 7 * 3_600_000;
    delivery.wake();
    await expect.poll(() => deliver.mock.calls.length).toBe(3);
    expect(deliver.mock.calls.map(([{ key }]) => key === refused)).toEqual([true, false, true]);
  });

  it('logs a rejection of the site itself, and keeps retrying', async () => {
    accept(0);
    let token = 'wrong';
    start(() => (token === 'right' ? Promise.resolve() : Promise.reject(new DeliveryRejected('answered 401', false))));
    await expect.poll(() => store.state()).toMatchObject({ waiting: 1, refused: 1 });
    token = 'right';
    await expect.poll(() => store.state()).toMatchObject({ waiting: 0, refused: 0 });
  });

  it('doubles the wait after each failure, up to 15 minutes', async () => {
    accept(0);
    const waits: number[] = [];
    const { reschedule } = store;
    vi.spyOn(store, 'reschedule').mockImplementation((key, dueAt) => {
      waits.push(dueAt - now());
      reschedule(key, dueAt);
    });
    const fixed = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(fixed);
    start(() => Promise.reject(new Error('503')), 60_000);
    for (const [attempt, minutes] of [1, 2, 4, 8, 15, 15].entries()) {
      await expect.poll(() => waits.length).toBe(attempt + 1);
      // A third of jitter at most.
      expect(waits[attempt]).toBeGreaterThanOrEqual(minutes * 42_000);
      expect(waits[attempt]).toBeLessThanOrEqual(minutes * 60_000);
      clockOffsetMs += (waits[attempt] ?? 0) - 1;
      delivery.wake();
      expect(waits).toHaveLength(attempt + 1);
      clockOffsetMs += 1;
      delivery.wake();
    }
  });

  it('postpones few entries during an outage, and delivers the others as soon as it is over', async () => {
    const count = 200;
    for (let position = 0; position < count; position += 1) accept(0);
    const fixed = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(fixed);
    let isDown = true;
    const deliver = vi.fn<Deliver>(() => (isDown ? Promise.reject(new Error('fetch failed')) : Promise.resolve()));
    start(deliver, 600_000);
    for (let seconds = 0; seconds < 600; seconds += 1) {
      delivery.wake();
      await pause(0);
      clockOffsetMs += 1_000;
    }
    // Four at a time: at first after 0.1, 0.2, 0.4 seconds and so on, later every 30 seconds.
    expect(deliver.mock.calls.length).toBeLessThanOrEqual(4 * (9 + 600 / 30));
    expect(deliver.mock.calls.length).toBeGreaterThanOrEqual(600 / 30);
    isDown = false;
    clockOffsetMs += 30_000;
    delivery.wake();
    await expect.poll(() => store.state().waiting).toBeLessThan(count / 2);
    expect(deliver.mock.calls.length).toBeLessThan(2 * count);
  });

  it('goes on beside an entry that fails again and again', async () => {
    const broken = accept(1);
    start(({ key }) => (key === broken ? Promise.reject(new Error('answered 500')) : Promise.resolve()));
    for (let position = 0; position < 20; position += 1) accept(0);
    await expect.poll(() => store.state().waiting).toBe(1);
  });

  it('keeps a submission whose answer is no receipt, counts it, and retries it until it is confirmed', async () => {
    const key = accept(0);
    const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new DeliveryUnconfirmed('200')).mockResolvedValue();
    start(deliver, 600_000);
    await expect.poll(() => store.state()).toMatchObject({ waiting: 1, unconfirmed: 1, refused: 0 });
    expect(logged()).toEqual(['error submission not confirmed: the answer has no receipt']);
    store.reschedule(key, now());
    expect(store.state().unconfirmed).toBe(1);
    clockOffsetMs += 1_000;
    delivery.wake();
    await expect.poll(() => store.state()).toMatchObject({ waiting: 0, unconfirmed: 0 });
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(logged().at(-1)).toBe('info submission delivered');
  });

  it('does not pause after a submission was rejected for good', async () => {
    const refused = accept(1);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    start(({ key }) =>
      key === refused ? Promise.reject(new DeliveryRejected('answered 400', true)) : Promise.resolve(),
    );
    await expect.poll(() => store.state().refused).toBe(1);
    accept(0);
    delivery.wake();
    await expect.poll(() => store.state().waiting).toBe(1);
  });

  it('retries a submission whose files cannot be read for the moment', async () => {
    const [stored] = await file(1);
    if (!stored) throw new Error('no file');
    accept(0, [{ ...stored, path: join(stored.path, 'below a file') }]);
    start(() => Promise.resolve(), 600_000);
    await expect.poll(() => logged()).toEqual(['warn submission not delivered yet']);
    expect(store.state()).toMatchObject({ waiting: 1, unreadable: 0 });
  });

  it('aborts running deliveries when it stops, and starts no others', async () => {
    accept(0);
    const deliver = vi.fn<Deliver>(
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    start(deliver, 600_000);
    await expect.poll(() => deliver.mock.calls.length).toBe(1);
    accept(0);
    await delivery.stop();
    delivery.wake();
    expect(deliver).toHaveBeenCalledOnce();
    expect(store.state().waiting).toBe(2);
  });

  it('reserves disk space whenever nothing waits for a delivery', async () => {
    const fillBallast = vi.spyOn(store, 'fillBallast');
    const refused = accept(0);
    const response = Promise.withResolvers<void>();
    start(({ key }) => (key === refused ? response.promise : Promise.resolve()), 600_000);
    expect(fillBallast).not.toHaveBeenCalled();
    response.reject(new DeliveryRejected('answered 400', true));
    await expect.poll(() => fillBallast.mock.calls.length).toBeGreaterThan(0);
  });

  it('skips a submission whose files are missing', async () => {
    const files = await file(1);
    accept(2, files);
    await rm(files[0]?.path ?? '');
    accept(1);
    const deliver = vi.fn<Deliver>().mockResolvedValue();
    start(deliver);
    await expect.poll(() => store.state()).toMatchObject({ waiting: 1, unreadable: 1 });
    await pause(100);
    expect(deliver).toHaveBeenCalledOnce();
    expect(unreadable).toHaveBeenCalledOnce();
  });

  it.each([
    ['was ahead by a day', 24],
    ['was ahead by an hour', 1],
  ])('waits no longer than usual if the clock %s', async (_, hours) => {
    clockOffsetMs = hours * 3_600_000;
    accept(0);
    const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Error('503')).mockResolvedValue();
    start(deliver, 600_000);
    await expect.poll(() => logged()).toEqual(['warn submission not delivered yet']);
    accept(0);
    clockOffsetMs = 0;
    delivery.wake();
    await expect.poll(() => store.state().waiting).toBe(0);
  });

  it('retries a rejected submission after its own wait, even if the clock was ahead', async () => {
    clockOffsetMs = 24 * 3_600_000;
    accept(0);
    const deliver = vi.fn<Deliver>().mockRejectedValue(new DeliveryRejected('answered 400', true));
    start(deliver);
    await expect.poll(() => store.state().refused).toBe(1);
    clockOffsetMs = 0;
    delivery.wake();
    await expect.poll(() => deliver.mock.calls.length).toBe(2);
    await expect.poll(() => logged().length).toBe(2);
    await pause(100);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('starts no delivery twice when the clock jumps', async () => {
    accept(0);
    const response = Promise.withResolvers<void>();
    const deliver = vi.fn<Deliver>(() => response.promise);
    start(deliver);
    await expect.poll(() => deliver.mock.calls.length).toBe(1);
    for (const days of [30, -30, 0]) {
      clockOffsetMs = days * 24 * 3_600_000;
      delivery.wake();
    }
    response.resolve();
    await expect.poll(() => store.state().waiting).toBe(0);
    expect(deliver).toHaveBeenCalledOnce();
  });
});
