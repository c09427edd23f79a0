import { chmodSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { keepBallastFile } from './ballastFile.ts';
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

/** Columns that came later. Versions before them go on with the same file, so each has a default. */
const laterColumns: Readonly<Record<string, string>> = {
  /** Name of the folder of its files, for whom the content cannot be read. */
  folder: 'TEXT',
  /** 1 where the content service has refused it for good. */
  refused: 'INTEGER NOT NULL DEFAULT 0',
};

/** As many are counted: SQLite's own numbers can be larger than those of JavaScript. */
const mostAttempts = 1_000_000;

/** What every draft's folder is called. */
const folderName = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const column = z.object({ name: z.string() });
const keyOnly = z.object({ key: z.string() });
const storedRow = z.object({ content: z.string(), attempts: z.number() });
const receipt = z.object({ reference: z.string() });
const inFolder = z.object({ content: z.string(), folder: z.string().nullable() });
const counted = z.object({ waiting: z.number(), refused: z.number(), oldest: z.number().nullable() });
const counter = z.object({ count: z.number() });

/** Longest waits, in milliseconds. What is due later than that was written down by a clock that was wrong. */
export interface LongestWaits {
  usual: number;
  /** Of what the content service has refused. */
  refused: number;
}

export interface Take {
  /** Milliseconds since the epoch. */
  now: number;
  /** They are not due again before, in case the process is killed. */
  until: number;
  longestWaits: LongestWaits;
  /** How many at most. */
  limit: number;
  /** Keys of those that are not taken. */
  except: readonly string[];
  /** Asked for each that could be taken; where it says no, the entry stays as it is, and the next one is looked at. */
  fits(submission: Submission): boolean;
}

export interface StoreState {
  waiting: number;
  /** How many of them the content service has refused for good. */
  refused: number;
  /** How many of them this version cannot read. */
  unreadable: number;
  /** Since when the oldest waits, in milliseconds since the epoch. */
  oldest: number | undefined;
}

export interface SubmissionStore {
  /** The reference under which a key was accepted already. */
  referenceOf(key: string): string | undefined;
  /** Writes it down, synced to the disk when this returns. A key that is known already changes nothing: false. */
  add(submission: Submission): boolean;
  /**
   * Due entries, oldest due time first. Those that cannot be read are put aside until the next start, when another
   * version may read them; they stay as they are.
   */
  claim(options: Take): Waiting[];
  reschedule(key: string, dueAt: number): void;
  /** The same for one that the content service has refused for good. */
  refuse(key: string, dueAt: number): void;
  /** The same as {@link claim} does with what cannot be read; where it is still there. */
  putAside(key: string): void;
  /** Makes all due at once: whoever had taken some may have been killed. */
  hurry(now: number): void;
  /** Erases its content; that it was sent stays known for 30 days. */
  remove(key: string): void;
  /** Names of the folders in which the files of those lie that wait, whether they can be read or not. */
  folders(): Set<string>;
  state(): StoreState;
  forgetReceipts(now: number): void;
  /** Sets room aside for the notes of this store; used up when the disk is full. */
  fillBallast(): void;
  close(): void;
}

function addLaterColumns(database: DatabaseSync): void {
  const rows = database.prepare("SELECT name FROM pragma_table_info('submission')").all();
  const there = new Set(rows.map((row) => column.parse(row).name));
  for (const [name, definition] of Object.entries(laterColumns))
    if (!there.has(name)) database.exec(`ALTER TABLE submission ADD COLUMN ${name} ${definition}`);
}

/** Does all of it or nothing, and nothing of another process in between. */
function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // Where the disk is full, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    chmodSync(file, 0o600);
    database.exec(schema);
    inTransaction(database, () => addLaterColumns(database));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the outbox's database, readable by the service's user only. Several processes may use one file.
 * @param tellUnreadable told once of each entry that cannot be read, with its reference where that is known
 */
export function openStore(file: string, tellUnreadable: (reference?: string) => void): SubmissionStore {
  const directory = dirname(file);
  const reserve = keepBallastFile(`${file}.reserve`);
  const database = reserve.use(() => openDatabase(file));
  /** Of this process only: another one may be of a version that can read them. */
  const unreadable = new Set<string>();
  const statement = {
    referenceOf: database.prepare('SELECT reference FROM receipt WHERE key = ?'),
    addReceipt: database.prepare('INSERT INTO receipt (key, reference, accepted_at) VALUES (?, ?, ?)'),
    add: database.prepare('INSERT INTO submission (key, content, folder, accepted_at, due_at) VALUES (?, ?, ?, ?, ?)'),
    due: database.prepare(
      `SELECT key FROM submission
       WHERE (due_at <= :now OR due_at > :now + iif(refused, :refused, :usual))
         AND key NOT IN (SELECT value FROM json_each(:except))
       ORDER BY due_at, accepted_at`,
    ),
    read: database.prepare(`SELECT content, min(attempts, ${mostAttempts}) AS attempts FROM submission WHERE key = ?`),
    take: database.prepare('UPDATE submission SET due_at = ?, attempts = attempts + 1 WHERE key = ?'),
    hurry: database.prepare('UPDATE submission SET due_at = ?'),
    postpone: database.prepare('UPDATE submission SET due_at = ? WHERE key = ?'),
    refuse: database.prepare('UPDATE submission SET due_at = ?, refused = 1 WHERE key = ?'),
    remove: database.prepare('DELETE FROM submission WHERE key = ?'),
    folders: database.prepare('SELECT content, folder FROM submission'),
    state: database.prepare(
      `SELECT count(*) AS waiting, count(nullif(refused, 0)) AS refused,
         max(0, min(min(accepted_at), ${Number.MAX_SAFE_INTEGER})) AS oldest FROM submission`,
    ),
    howMany: database.prepare('SELECT count(*) AS count FROM submission WHERE key IN (SELECT value FROM json_each(?))'),
    forgetReceipts: database.prepare(
      'DELETE FROM receipt WHERE accepted_at < ? AND key NOT IN (SELECT key FROM submission)',
    ),
  };

  function referenceOf(key: string): string | undefined {
    const row = statement.referenceOf.get(key);
    return row && receipt.parse(row).reference;
  }

  function putAside(key: string): void {
    unreadable.add(key);
    tellUnreadable(referenceOf(key));
  }

  function read(key: string): Waiting | undefined {
    const { content, attempts } = storedRow.parse(statement.read.get(key));
    try {
      return { ...readSubmission(content, key, directory), attempts };
    } catch {
      // The error is dropped, as it may repeat what was to be read.
      putAside(key);
      return undefined;
    }
  }

  const howMany = (keys: Iterable<string>): number =>
    counter.parse(statement.howMany.get(JSON.stringify([...keys]))).count;

  function chooseDue({ now, longestWaits, limit, except, fits }: Take): Waiting[] {
    const chosen: Waiting[] = [];
    const passedOver = JSON.stringify([...except, ...unreadable]);
    for (const row of statement.due.iterate({ now, ...longestWaits, except: passedOver })) {
      const submission = read(keyOnly.parse(row).key);
      if (submission && fits(submission)) chosen.push(submission);
      if (chosen.length === limit) break;
    }
    return chosen;
  }

  return {
    referenceOf,
    add(submission) {
      const { key, reference, files, acceptedAt } = submission;
      const [first] = files;
      return inTransaction(database, () => {
        const isNew = !statement.referenceOf.get(key);
        if (isNew) {
          statement.addReceipt.run(key, reference, acceptedAt);
          const folder = first ? basename(dirname(first.path)) : null;
          statement.add.run(key, writeSubmission(submission, directory), folder, acceptedAt, acceptedAt);
        }
        return isNew;
      });
    },
    claim: (options) =>
      reserve.use(() =>
        inTransaction(database, () => {
          const chosen = chooseDue(options);
          for (const { key } of chosen) statement.take.run(options.until, key);
          return chosen.map((submission) => ({ ...submission, attempts: submission.attempts + 1 }));
        }),
      ),
    putAside(key) {
      if (howMany([key]) > 0) putAside(key);
    },
    reschedule: (key, dueAt) => void reserve.use(() => statement.postpone.run(dueAt, key)),
    refuse: (key, dueAt) => void reserve.use(() => statement.refuse.run(dueAt, key)),
    hurry: (now) => void reserve.use(() => statement.hurry.run(now)),
    remove(key) {
      reserve.use(() => statement.remove.run(key));
      // What was erased shall not live on in the log of the database.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    folders() {
      const rows = statement.folders.all().map((row) => inFolder.parse(row));
      return new Set(rows.flatMap(({ content, folder }) => folder ?? content.match(folderName) ?? []));
    },
    state() {
      const { waiting, refused, oldest } = counted.parse(statement.state.get());
      return { waiting, refused, unreadable: howMany(unreadable), oldest: oldest ?? undefined };
    },
    forgetReceipts: (now) => void reserve.use(() => statement.forgetReceipts.run(now - receiptsKept)),
    fillBallast: () => reserve.fill(),
    close: () => database.close(),
  };
}
