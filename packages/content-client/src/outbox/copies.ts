import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Pool, type PoolClient } from 'pg';
import { z } from 'zod';
import type { OutboxLog } from './delivery.ts';
import type { Submission } from './submission.ts';
import { UnreadableCopy } from './unreadableCopy.ts';

/** Keys are text, as an outbox may hold entries of other versions. `process` is null for a copy that none answers for. */
const schema = `
  CREATE TABLE IF NOT EXISTS outbox_process (id text PRIMARY KEY, leased_until timestamptz NOT NULL);
  CREATE TABLE IF NOT EXISTS outbox_copy (
    key text PRIMARY KEY, content text NOT NULL, process text, copied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS outbox_copy_file (
    key text REFERENCES outbox_copy ON DELETE CASCADE, position integer, part integer, content bytea NOT NULL,
    PRIMARY KEY (key, position, part)
  );`;

/**
 * All clocks are PostgreSQL's own: those of the machines may differ. The processes stand in an array, as PostgreSQL checks
 * a row again that another has changed meanwhile, but not a join with it.
 */
const orphan = `
  SELECT key, content FROM outbox_copy
  WHERE key <> ALL($1) AND coalesce(process, '') <> ALL(ARRAY(SELECT id FROM outbox_process WHERE leased_until > now()))
  ORDER BY copied_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

const lease = `
  WITH ended AS (DELETE FROM outbox_process WHERE leased_until < now() AND id <> $1)
  INSERT INTO outbox_process VALUES ($1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET leased_until = excluded.leased_until`;

/** Serialises the creation of the tables, which fails if two processes try it at once. */
const schemaLock = 7_352_018;

/** Of a file, so that no process needs memory for a whole one. */
const partBytes = 1024 * 1024;

const copyRow = z.object({ key: z.string(), content: z.string() });
const keyRow = z.object({ key: z.string() });
const partRow = z.object({ content: z.instanceof(Uint8Array) });

/** How often a failure that lasts is logged. */
const reportIntervalMs = 3_600_000;

/** A copy whose process is gone, with the content of the file at a position. */
export interface OrphanedCopy {
  key: string;
  content: string;
  read(position: number): AsyncIterable<Uint8Array>;
}

export interface CopiesOptions {
  /** Of a PostgreSQL database that the processes of all machines share. */
  url: string;
  /** After which the others take over the copies of a process that is silent. */
  leaseMs?: number;
  pollIntervalMs?: number;
}

interface Outbox {
  /** Keys of the entries that wait in the outbox of this process. */
  keys(): string[];
  /**
   * Stores the submission of a copy in this outbox, unless it is there or was delivered from here. Rejects with
   * {@link UnreadableCopy}, or with the disk's error.
   */
  restore(copy: OrphanedCopy): Promise<'waiting' | 'delivered'>;
  log: OutboxLog;
}

async function* partsOf(client: PoolClient, key: string, position: number): AsyncGenerator<Uint8Array> {
  const query = 'SELECT content FROM outbox_copy_file WHERE key = $1 AND position = $2 AND part = $3';
  for (let part = 0; ; part += 1) {
    const { rows } = await client.query(query, [key, position, part]);
    if (rows.length === 0) return;
    yield partRow.parse(rows[0]).content;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.message) : 'unknown';

/** Logs a failure when it begins, and every hour while it lasts: its problem may be another one with each attempt. */
function failureReport(log: OutboxLog, message: string) {
  // Monotonic clock.
  let reportedAt = -Infinity;
  return {
    failed(error: unknown): void {
      if (performance.now() - reportedAt < reportIntervalMs) return;
      reportedAt = performance.now();
      log('error', message, { problem: codeOf(error) });
    },
    /** Whether there was a failure until now. */
    ended(): boolean {
      const hasFailed = reportedAt !== -Infinity;
      reportedAt = -Infinity;
      return hasFailed;
    },
  };
}

/**
 * Copies accepted submissions to PostgreSQL, so that they survive the loss of this machine. Each process leases the time in
 * which it answers for its copies; once that is over, the others restore them in their own outboxes.
 */
export function openCopies(options: CopiesOptions, { keys, restore, log }: Outbox) {
  const { url, leaseMs = 30_000, pollIntervalMs = 5_000 } = options;
  const process = randomUUID();
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
  });
  // A lost connection also fails its query; as an event without a listener, it would end the process.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}));
  const unreadable = new Set<string>();
  const abandoned = new Set<string>();
  const stopped = new AbortController();
  let [isClosed, hasErased] = [true, false];
  let connection: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const storing = failureReport(log, 'copies of submissions cannot be stored: no form is accepted');
  const upkeep = failureReport(log, 'upkeep of copies of submissions failed');

  async function inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // PostgreSQL rolls back what a connection leaves.
      client.release(true);
      throw error;
    }
  }

  const renewLease = () => pool.query(lease, [process, leaseMs]);

  async function connect(): Promise<void> {
    await inTransaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [schemaLock]);
      await client.query(schema);
    });
    await renewLease();
    // Those of the processes that had this outbox before.
    await pool.query('UPDATE outbox_copy SET process = $1 WHERE key = ANY($2)', [process, keys()]);
  }

  async function connected(): Promise<void> {
    await (connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    }));
  }

  /** Runs what forms depend on, and reports whether it works. */
  async function observe(work: () => Promise<unknown>): Promise<void> {
    try {
      await connected();
      await work();
      if (storing.ended()) log('info', 'outbox: copies are stored again', {});
      isClosed = false;
    } catch (error) {
      isClosed = true;
      // What is back may be another database, without the tables.
      connection = undefined;
      storing.failed(error);
      throw error;
    }
  }

  /** Takes over one copy whose process is gone; false if there is none. */
  async function adopt(): Promise<boolean> {
    return inTransaction(async (client) => {
      const { rows } = await client.query(orphan, [[...unreadable]]);
      if (rows.length === 0) return false;
      const { key, content } = copyRow.parse(rows[0]);
      try {
        const outcome = await restore({ key, content, read: (position) => partsOf(client, key, position) });
        if (outcome === 'delivered') await client.query('DELETE FROM outbox_copy WHERE key = $1', [key]);
        else await client.query('UPDATE outbox_copy SET process = $2 WHERE key = $1', [key, process]);
      } catch (error) {
        if (!(error instanceof UnreadableCopy)) throw error;
        unreadable.add(key);
        log('error', 'copy of a submission cannot be read: it is kept and retried at the next start', {});
      }
      return true;
    });
  }

  async function adoptAll(): Promise<void> {
    const given = [...abandoned];
    await pool.query('UPDATE outbox_copy SET process = NULL WHERE process = $1 AND key = ANY($2)', [process, given]);
    for (const key of given) abandoned.delete(key);
    while (!stopped.signal.aborted && (await adopt())) await renewLease();
    const { rows } = await pool.query('SELECT key FROM outbox_copy WHERE key = ANY($1)', [[...unreadable]]);
    const kept = new Set(rows.map((row) => keyRow.parse(row).key));
    for (const key of unreadable) if (!kept.has(key)) unreadable.delete(key);
    if (!hasErased) return;
    hasErased = false;
    // Erased content must not remain in the tables.
    await pool.query('VACUUM outbox_copy, outbox_copy_file');
  }

  async function poll(): Promise<void> {
    try {
      await observe(renewLease);
      await adoptAll();
      if (upkeep.ended()) log('info', 'outbox: upkeep of copies works again', {});
    } catch (error) {
      if (!isClosed) upkeep.failed(error);
    }
    if (!stopped.signal.aborted) timer = setTimeout(() => void (polling = poll()), pollIntervalMs);
  }

  let polling = poll();
  return {
    /** Resolves once the copy with its files is committed. Rejects if it may not be. */
    save: ({ key, files }: Submission, content: string): Promise<void> =>
      observe(() =>
        inTransaction(async (client) => {
          const copy = 'INSERT INTO outbox_copy (key, content, process) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
          const { rowCount } = await client.query(copy, [key, content, process]);
          if (!rowCount) return;
          for (const [position, { path }] of files.entries()) {
            let part = 0;
            for await (const bytes of createReadStream(path, { highWaterMark: partBytes }))
              await client.query('INSERT INTO outbox_copy_file VALUES ($1, $2, $3, $4)', [
                key,
                position,
                part++,
                bytes,
              ]);
          }
        }),
      ),
    /** Hands a copy that may have no entry in this outbox to the first process that finds it. */
    abandon: (key: string) => void abandoned.add(key),
    /** Erases the copy of a delivered submission. */
    async remove(key: string): Promise<void> {
      await observe(() => pool.query('DELETE FROM outbox_copy WHERE key = $1', [key]));
      hasErased = true;
    },
    /** `closed` while PostgreSQL cannot be reached; how many copies of others this version cannot read. */
    state: () => ({ closed: isClosed, unreadable: unreadable.size }),
    async close(): Promise<void> {
      stopped.abort();
      clearTimeout(timer);
      await polling;
      clearTimeout(timer);
      await pool.end();
    },
  };
}
