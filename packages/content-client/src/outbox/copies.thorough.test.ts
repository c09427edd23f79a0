import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type Postgres, postgresPrograms, startPostgres } from '@group/postgres/postgres';
import { listening } from '@group/vitest-preset/listening';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deliver, OutboxLog } from './delivery.ts';
import { application, down, send, surname } from './outbox.fixture.ts';
import { openOutbox, type Outbox } from './outbox.ts';

/** PostgreSQL's answer while it starts. */
const starting = Buffer.from('E\0\0\0\x24SFATAL\0VFATAL\0C57P03\0Mstarting\0\0');

it('log once that PostgreSQL is away, whatever it answers, and again after an hour', async () => {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    const answer = attempts % 2 ? starting : '';
    socket.on('error', () => undefined).once('data', () => socket.end(answer));
  });
  const { port } = await listening(server);
  const log = vi.fn<OutboxLog>();
  const directory = await temporaryFolder();
  const copies = { url: `postgres://outbox@127.0.0.1:${port}/outbox`, pollIntervalMs: 5 };
  const box = await openOutbox({ directory, deliver: down, log, firstRetryMs: 10, copies });
  const logged = () => log.mock.calls.map(([level, , { problem }]) => `${level} ${problem}`);
  const moreAttempts = async () => {
    const until = attempts + 4;
    await expect.poll(() => attempts).toBeGreaterThan(until);
  };
  await moreAttempts();
  expect(logged()).toEqual(['error 57P03']);
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start + 3_600_000);
  await moreAttempts();
  expect(logged()).toHaveLength(2);
  clock.mockRestore();
  await box.close();
  server.close();
});

const programs = postgresPrograms ?? '';

describe.skipIf(!programs)('copies in PostgreSQL (skipped if it is not installed)', () => {
  const log = vi.fn<OutboxLog>();
  let postgres: Postgres;
  const opened = new Map<string, Outbox>();

  /** Opens an outbox on a disk of its own, or on that of an earlier one. */
  async function open(deliver: Deliver, disk?: string): Promise<{ box: Outbox; disk: string }> {
    const directory = disk ?? (await temporaryFolder());
    const copies = { url: postgres.url, leaseMs: 2_000, pollIntervalMs: 100 };
    const box = await openOutbox({ directory, deliver, log, firstRetryMs: 10, copies });
    opened.set(directory, box);
    return { box, disk: directory };
  }

  /** Ends a process, whose copies the others take over once its lease is over. */
  async function close(disk: string): Promise<void> {
    await opened.get(disk)?.close();
    opened.delete(disk);
  }

  /** The first value of the answer. Asks without blocking, as deliveries go on in this process. */
  async function query(text: string): Promise<string> {
    const client = new Client(postgres.url);
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    await client.end();
    return String(rows[0]?.[0]);
  }

  const copied = async () => Number(await query('SELECT count(*) FROM outbox_copy'));

  beforeAll(async () => {
    postgres = await startPostgres(programs);
  });
  afterAll(() => postgres.stop());
  beforeEach(() => log.mockClear());
  afterEach(async () => {
    for (const disk of opened.keys()) await close(disk);
    await query('TRUNCATE outbox_copy, outbox_copy_file, outbox_process');
  });

  it('deliver a submission with its files after its machine is gone, once, and are erased', async () => {
    const { box, disk } = await open(down);
    const large = surname.repeat(200_000);
    const reference = await send(box, application(), [large, '', 'second']);
    await close(disk);
    await rm(disk, { recursive: true });
    const contents: string[][] = [];
    const deliver = vi.fn<Deliver>(async ({ files }) => {
      contents.push(await Promise.all(files.map(({ path }) => readFile(path, 'utf8'))));
    });
    const others = [await open(deliver), await open(deliver)];
    await expect.poll(copied).toBe(0);
    expect(contents).toEqual([[large, '', 'second']]);
    expect(deliver.mock.calls[0]?.[0]).toMatchObject({ reference, tenant: 'tabor', fields: { surname } });
    await expect.poll(() => others.map(({ box: other }) => other.state().waiting)).toEqual([0, 0]);
    await expect
      .poll(() => query("SELECT pg_relation_size('outbox_copy') + pg_table_size('outbox_copy_file')"))
      .toMatch(/^\d{1,5}$/);
    expect(JSON.stringify(log.mock.calls)).not.toContain(surname);
  });

  it('are shared out among the processes that are left', async () => {
    const { box, disk } = await open(down);
    const references = await Promise.all(Array.from({ length: 12 }, () => send(box)));
    await close(disk);
    const delivered: string[] = [];
    const deliver: Deliver = async ({ reference }) => void delivered.push(reference);
    for (let process = 0; process < 3; process += 1) await open(deliver);
    await expect.poll(copied).toBe(0);
    expect(delivered.toSorted()).toEqual(references.toSorted());
  });

  it('stay with a process that comes back with its disk', async () => {
    const { box, disk } = await open(down);
    await send(box);
    const other = vi.fn<Deliver>().mockResolvedValue();
    await open(other);
    await close(disk);
    await open(down, disk);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(other).not.toHaveBeenCalled();
    expect(await copied()).toBe(1);
  });

  it('are a condition of acceptance', async () => {
    const { box } = await open(down);
    await send(box, application(), []);
    expect(box.state()).toMatchObject({ closed: false, waiting: 1 });
    postgres.halt();
    const submission = application();
    await expect(send(box, submission)).rejects.toThrow('ECONNREFUSED');
    expect(box.state()).toMatchObject({ closed: true, waiting: 1 });
    expect(box.referenceOf(submission.key)).toBeUndefined();
    postgres.start();
    await expect.poll(() => box.state().closed).toBe(false);
    await send(box, submission);
    expect(await copied()).toBe(2);
  });

  it('are stored again once a database that was lost is there, without its tables', async () => {
    const { box } = await open(down);
    await send(box, application(), []);
    await query('DROP TABLE outbox_copy, outbox_copy_file, outbox_process');
    const sends = () =>
      send(box).then(
        () => true,
        () => false,
      );
    await expect.poll(sends, { timeout: 5_000 }).toBe(true);
    expect(await copied()).toBe(1);
  });

  it('are erased if the same form arrives twice at once', async () => {
    const { box } = await open(() => Promise.resolve());
    const submission = application();
    await Promise.all([send(box, submission), send(box, submission), send(box, submission)]);
    await expect.poll(copied).toBe(0);
  });

  it('of another version are kept and counted, and hold up no others', async () => {
    const { box, disk } = await open(down);
    await send(box, application(), []);
    await query(`UPDATE outbox_copy SET content = replace(content, 'application', 'parcel')`);
    await send(box);
    await query(`UPDATE outbox_copy_file SET content = 'damaged'`);
    await send(box);
    await close(disk);
    const { box: other } = await open(() => Promise.resolve());
    await expect.poll(copied).toBe(2);
    await expect.poll(() => other.state()).toMatchObject({ waiting: 0, unreadable: 2 });
    await query('DELETE FROM outbox_copy');
    await expect.poll(() => other.state().unreadable).toBe(0);
  });
});
