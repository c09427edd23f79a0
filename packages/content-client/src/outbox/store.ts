import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { keepReserve } from './reserve.ts';
import { readSubmission, writeSubmission } from './storedSubmission.ts';
import type { Submission } from './submission.ts';

/** A submission on its way, and what has become of it so far. */
export interface Waiting extends Submission {
  /** Deliveries that were tried. */
  attempts: number;
}

/** How long it is known that a key was sent, after its content was delivered and erased: in milliseconds. */
const receiptsKept = 30 * 24 * 3_600_000;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS submission (
    key TEXT PRIMARY KEY, content TEXT NOT NULL, accepted_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submission_due ON submission (due_at);
  CREATE TABLE IF NOT EXISTS receipt (key TEXT PRIMARY KEY, reference TEXT NOT NULL, accepted_at INTEGER NOT NULL) STRICT;
`;

const storedRow = z.object({ content: z.string(), attempts: z.number() });
const receipt = z.object({ reference: z.string() });
const contentOnly = z.object({ content: z.string() });
const counted = z.object({ waiting: z.number(), oldest: z.number().nullable() });

export interface SubmissionStore {
  /** The reference under which a key was accepted already. */
  referenceOf(key: string): string | undefined;
  /** Writes it down, synced to the disk when this returns. A key that is known already changes nothing: false. */
  add(submission: Submission): boolean;
  /** Those whose time has come, which came longest ago first; they are not due again before `until`, in case nobody comes back. */
  take(now: number, until: number, limit: number): Waiting[];
  postpone(key: string, dueAt: number): void;
  /** Makes all due at once: whoever had taken some may have been killed. */
  hurry(now: number): void;
  /** Erases its content; that it was sent stays known for 30 days. */
  remove(key: string): void;
  /** Folders in which the files of those lie that wait. */
  folders(): Set<string>;
  /** How many wait, and since when the oldest does, in milliseconds since the epoch. */
  state(): { waiting: number; oldest: number | undefined };
  forgetReceipts(now: number): void;
  /** Sets room aside for the notes of this store; used up when the disk is full. */
  fillReserve(): void;
  close(): void;
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    chmodSync(file, 0o600);
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the outbox's database, readable by the service's user only. Several processes may use one file. */
export function openStore(file: string): SubmissionStore {
  const directory = dirname(file);
  const reserve = keepReserve(`${file}.reserve`);
  const database = reserve.use(() => openDatabase(file));
  const statement = {
    referenceOf: database.prepare('SELECT reference FROM receipt WHERE key = ?'),
    addReceipt: database.prepare('INSERT INTO receipt (key, reference, accepted_at) VALUES (?, ?, ?)'),
    add: database.prepare('INSERT INTO submission (key, content, accepted_at, due_at) VALUES (?, ?, ?, ?)'),
    take: database.prepare(
      `UPDATE submission SET due_at = :until, attempts = attempts + 1 WHERE key IN
         (SELECT key FROM submission WHERE due_at <= :now ORDER BY due_at, accepted_at LIMIT :limit)
       RETURNING content, attempts`,
    ),
    hurry: database.prepare('UPDATE submission SET due_at = ?'),
    postpone: database.prepare('UPDATE submission SET due_at = ? WHERE key = ?'),
    remove: database.prepare('DELETE FROM submission WHERE key = ?'),
    contents: database.prepare('SELECT content FROM submission'),
    state: database.prepare('SELECT count(*) AS waiting, min(accepted_at) AS oldest FROM submission'),
    forgetReceipts: database.prepare('DELETE FROM receipt WHERE accepted_at < ?'),
  };

  return {
    referenceOf(key) {
      const row = statement.referenceOf.get(key);
      return row && receipt.parse(row).reference;
    },
    add(submission) {
      const { key, reference, acceptedAt } = submission;
      database.exec('BEGIN IMMEDIATE');
      try {
        const isNew = !statement.referenceOf.get(key);
        if (isNew) {
          statement.addReceipt.run(key, reference, acceptedAt);
          statement.add.run(key, writeSubmission(submission, directory), acceptedAt, acceptedAt);
        }
        database.exec('COMMIT');
        return isNew;
      } catch (error) {
        // Where the disk is full, SQLite has rolled back already.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    take(now, until, limit) {
      const taken = reserve.use(() => statement.take.all({ now, until, limit }));
      const rows = taken.map((row) => storedRow.parse(row));
      return rows
        .map(({ content, attempts }) => ({ ...readSubmission(content, directory), attempts }))
        .toSorted((one, other) => one.acceptedAt - other.acceptedAt);
    },
    postpone: (key, dueAt) => void reserve.use(() => statement.postpone.run(dueAt, key)),
    hurry: (now) => void reserve.use(() => statement.hurry.run(now)),
    remove(key) {
      reserve.use(() => statement.remove.run(key));
      // What was erased shall not live on in the log of the database.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    folders() {
      const waiting = statement.contents.all().map((row) => readSubmission(contentOnly.parse(row).content, directory));
      return new Set(waiting.flatMap(({ files }) => files.map(({ path }) => dirname(path))));
    },
    state() {
      const { waiting, oldest } = counted.parse(statement.state.get());
      return { waiting, oldest: oldest ?? undefined };
    },
    forgetReceipts: (now) => void reserve.use(() => statement.forgetReceipts.run(now - receiptsKept)),
    fillReserve: () => reserve.fill(),
    close: () => database.close(),
  };
}
