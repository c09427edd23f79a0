import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Deliver, DeliveryRefused, type OutboxLog, startDelivery } from './delivery.ts';
import { openStore, type SubmissionStore } from './store.ts';
import type { Submission } from './submission.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('the delivery', () => {
  let directory: string;
  let store: SubmissionStore;
  let delivery: ReturnType<typeof startDelivery>;
  const log = vi.fn<OutboxLog>();
  const unreadable = vi.fn<(reference?: string) => void>();

  /** How far the clock of the machine is ahead, in milliseconds. */
  let ahead = 0;
  const now = () => Date.now() + ahead;

  const start = (deliver: Deliver, firstWait = 10) => {
    delivery = startDelivery({ store, deliver, erase: () => Promise.resolve(), log, firstWait, now });
  };

  /** Writes down what was accepted so many milliseconds ago. */
  function accept(ago: number, files: Submission['files'] = []): string {
    const key = randomUUID();
    const named = { key, kind: 'message', tenant: 'tabor', reference: key.slice(0, 8) } as const;
    store.add({ ...named, acceptedAt: now() - ago, fields: {}, files });
    return key;
  }

  /** A file in a folder of its own, as large as is said and with nothing in it. */
  async function file(megabytes: number): Promise<Submission['files']> {
    const path = join(directory, randomUUID(), randomUUID());
    await mkdir(dirname(path));
    await writeFile(path, '');
    await truncate(path, megabytes * 1024 * 1024);
    return [{ path, name: 'a.pdf', type: 'application/pdf', bytes: megabytes * 1024 * 1024, hash: '' }];
  }

  const logged = () => log.mock.calls.map(([level, message]) => `${level} ${message}`);

  beforeEach(async () => {
    ahead = 0;
    log.mockClear();
    unreadable.mockClear();
    directory = await mkdtemp(join(tmpdir(), 'delivery-'));
    store = openStore(join(directory, 'outbox.db'), unreadable);
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
    store.reschedule(postponed ?? '', Date.now() - 10);
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
    await expect.poll(() => logged().toSorted()).toEqual(['error outbox', 'info submission delivered']);
    expect(store.state().waiting).toBe(1);
  });

  it('delivers large ones one after another, and small ones beside them', async () => {
    const large = [accept(50, await file(9)), accept(40, await file(100)), accept(30, await file(9))];
    const small = [accept(20), accept(10, await file(1))];
    const begun = new Map<string, () => void>();
    start(({ key }) => new Promise((resolve) => begun.set(key, resolve)));
    await expect.poll(() => [...begun.keys()].toSorted()).toEqual([...large.slice(0, 1), ...small].toSorted());
    for (const [position, key] of large.entries()) {
      await expect.poll(() => [...begun.keys()]).toContain(key);
      expect(large.filter((each) => begun.has(each))).toEqual(large.slice(0, position + 1));
      begun.get(key)?.();
    }
    for (const key of small) begun.get(key)?.();
    await expect.poll(() => store.state().waiting).toBe(0);
  });

  it('tells at once what is refused for good, keeps it, and tries it rarely', async () => {
    const refused = accept(2);
    const deliver = vi.fn<Deliver>(({ key }) =>
      key === refused ? Promise.reject(new DeliveryRefused('answered 400', true)) : Promise.resolve(),
    );
    start(deliver);
    await expect.poll(() => logged()).toEqual(['error submission refused by the content service']);
    expect(store.state()).toMatchObject({ waiting: 1, refused: 1 });
    ahead = 5 * 3_600_000;
    accept(0);
    delivery.wake();
    await expect.poll(() => store.state().waiting).toBe(1);
    expect(deliver).toHaveBeenCalledTimes(2);
    ahead = 7 * 3_600_000;
    delivery.wake();
    await expect.poll(() => deliver.mock.calls.length).toBe(3);
    expect(deliver.mock.calls.map(([{ key }]) => key === refused)).toEqual([true, false, true]);
  });

  it('tells at once that the site is turned away, and goes on trying', async () => {
    accept(0);
    let token = 'wrong';
    start(() => (token === 'right' ? Promise.resolve() : Promise.reject(new DeliveryRefused('answered 401', false))));
    await expect.poll(() => store.state()).toMatchObject({ waiting: 1, refused: 1 });
    token = 'right';
    await expect.poll(() => store.state()).toMatchObject({ waiting: 0, refused: 0 });
  });

  it('puts aside what has lost its files, without holding up others', async () => {
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
  ])('waits no longer than usual where the clock %s', async (_, hours) => {
    ahead = hours * 3_600_000;
    accept(0);
    const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Error('503')).mockResolvedValue();
    start(deliver, 600_000);
    await expect.poll(() => logged()).toEqual(['warn submission not delivered yet']);
    accept(0);
    ahead = 0;
    delivery.wake();
    await expect.poll(() => store.state().waiting).toBe(0);
  });

  it('waits for what is refused as long as that takes, and no longer than that', async () => {
    ahead = 24 * 3_600_000;
    accept(0);
    const deliver = vi.fn<Deliver>().mockRejectedValue(new DeliveryRefused('answered 400', true));
    start(deliver);
    await expect.poll(() => store.state().refused).toBe(1);
    ahead = 0;
    delivery.wake();
    await expect.poll(() => deliver.mock.calls.length).toBe(2);
    await expect.poll(() => logged().length).toBe(2);
    await pause(100);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('begins nothing twice while it is under way, however the clock is set', async () => {
    accept(0);
    const answer = Promise.withResolvers<void>();
    const deliver = vi.fn<Deliver>(() => answer.promise);
    start(deliver);
    await expect.poll(() => deliver.mock.calls.length).toBe(1);
    for (const days of [30, -30, 0]) {
      ahead = days * 24 * 3_600_000;
      delivery.wake();
    }
    answer.resolve();
    await expect.poll(() => store.state().waiting).toBe(0);
    expect(deliver).toHaveBeenCalledOnce();
  });
});
