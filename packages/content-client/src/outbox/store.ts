import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { hashOfPrivateToken } from '../contract/submissions/privateLink.ts';
import { keepBallastFile } from './ballastFile.ts';
import { inTransaction, openDatabase } from './database.ts';
import { readSubmission, writeSubmission } from './storedSubmission.ts';
import type { Submission } from './submission.ts';

/** A submission that is not delivered yet. */
export interface PendingSubmission extends Submission {
  /** Delivery attempts so far. */
  attempts: number;
}

/** Age from which the receipt of a delivered submission is forgotten at the next start. Until then its key is recognised. */
const receiptTtlMs = 30 * 24 * 3_600_000;

/** Caps the count, as SQLite's integers can exceed those of JavaScript. */
const maxAttempts = 1_000_000;

/** Entries that one transaction makes due. The write-ahead log must fit into the space that is reserved on a full disk. */
const maxChanged = 100;

/** The name of a draft's folder, a UUID. */
const folderName = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const keyOnly = z.object({ key: z.string() });
const storedRow = z.object({ content: z.string(), attempts: z.number() });
const receipt = z.object({ reference: z.string() });
const arrivalRow = z.object({ reference: z.string(), acceptedAt: z.number(), waits: z.number() });
const folderRow = z.object({ content: z.string(), folder: z.string().nullable() });
const stateRow = z.object({
  waiting: z.number(),
  refused: z.number(),
  unconfirmed: z.number(),
  oldest: z.number().nullable(),
});
const countRow = z.object({ count: z.number() });

/** Maximum waits. An entry that is due later was written while the clock was wrong. */
export interface MaxWaitsMs {
  usual: number;
  /** For entries that the content service has rejected. */
  refused: number;
}

export interface ClaimOptions {
  /** Milliseconds since the epoch. */
  now: number;
  /** When the claimed entries become due again, in case the process is killed. */
  until: number;
  maxWaitsMs: MaxWaitsMs;
  limit: number;
  /** Keys to skip. */
  except: readonly string[];
  /** Called for each due entry; one that does not fit is skipped and stays due. */
  fits(submission: Submission): boolean;
}

export interface StoreState {
  waiting: number;
  /** How many of them the content service has rejected for good. */
  refused: number;
  /** How many of them got a success without a receipt. */
  unconfirmed: number;
  /** How many of them this version cannot read. */
  unreadable: number;
  /** When the oldest entry was accepted, in milliseconds since the epoch. */
  oldest: number | undefined;
}

/** What the receipt of a submission that was accepted here says. */
export interface Arrival {
  reference: string;
  /** Milliseconds since the epoch. */
  acceptedAt: number;
  /** Whether it is not delivered yet. */
  waits: boolean;
}

/**
 * Opens the outbox's database, readable by the service's user only. Several processes may use one file.
 * @param onUnreadable called once for each unreadable entry, with its reference if there is one
 */
export function openStore(file: string, onUnreadable: (reference?: string) => void) {
  const directory = dirname(file);
  const ballast = keepBallastFile(`${file}.reserve`);
  const database = ballast.use(() => openDatabase(file));
  /** Not shared: a process of another version may be able to read these entries. */
  const unreadable = new Set<string>();
  const statement = {
    referenceOf: database.prepare('SELECT reference FROM receipt WHERE key = ?'),
    arrivalOf: database.prepare(
      `SELECT reference, accepted_at AS acceptedAt, key IN (SELECT key FROM submission) AS waits
       FROM receipt WHERE link_hash = ?`,
    ),
    forgetLink: database.prepare('UPDATE receipt SET link_hash = NULL WHERE link_hash = ?'),
    addReceipt: database.prepare('INSERT INTO receipt (key, reference, accepted_at, link_hash) VALUES (?, ?, ?, ?)'),
    add: database.prepare('INSERT INTO submission (key, content, folder, accepted_at, due_at) VALUES (?, ?, ?, ?, ?)'),
    due: database.prepare(
      `SELECT key FROM submission
       WHERE (due_at <= :now OR due_at > :now + iif(refused, :refused, :usual))
         AND key NOT IN (SELECT value FROM json_each(:except))
       ORDER BY due_at, accepted_at`,
    ),
    read: database.prepare(`SELECT content, min(attempts, ${maxAttempts}) AS attempts FROM submission WHERE key = ?`),
    claim: database.prepare('UPDATE submission SET due_at = ?, attempts = attempts + 1 WHERE key = ?'),
    makeDue: database.prepare(
      `UPDATE submission SET due_at = :now
       WHERE key IN (SELECT key FROM submission WHERE due_at > :now LIMIT ${maxChanged})`,
    ),
    reschedule: database.prepare(
      `UPDATE submission SET due_at = :dueAt, refused = refused OR :problem IS 'refused',
         unconfirmed = unconfirmed OR :problem IS 'unconfirmed' WHERE key = :key`,
    ),
    keys: database.prepare('SELECT key FROM submission'),
    remove: database.prepare('DELETE FROM submission WHERE key = ?'),
    folders: database.prepare('SELECT content, folder FROM submission'),
    state: database.prepare(
      `SELECT count(*) AS waiting, count(nullif(refused, 0)) AS refused, count(nullif(unconfirmed, 0)) AS unconfirmed,
         max(0, min(min(accepted_at), ${Number.MAX_SAFE_INTEGER})) AS oldest FROM submission`,
    ),
    count: database.prepare('SELECT count(*) AS count FROM submission WHERE key IN (SELECT value FROM json_each(?))'),
    forgetReceipts: database.prepare(
      'DELETE FROM receipt WHERE accepted_at < ? AND key NOT IN (SELECT key FROM submission)',
    ),
  };

  /** The reference of a key that was accepted before. */
  function referenceOf(key: string): string | undefined {
    const row = statement.referenceOf.get(key);
    return row && receipt.parse(row).reference;
  }

  function skip(key: string): void {
    unreadable.add(key);
    onUnreadable(referenceOf(key));
  }

  function read(key: string): PendingSubmission | undefined {
    const { content, attempts } = storedRow.parse(statement.read.get(key));
    try {
      return { ...readSubmission(content, key, directory), attempts };
    } catch {
      // The error may contain personal data, so it is not logged.
      skip(key);
      return undefined;
    }
  }

  const countOf = (keys: Iterable<string>): number =>
    countRow.parse(statement.count.get(JSON.stringify([...keys]))).count;

  function chooseDue({ now, maxWaitsMs, limit, except, fits }: ClaimOptions): PendingSubmission[] {
    const chosen: PendingSubmission[] = [];
    const skipped = JSON.stringify([...except, ...unreadable]);
    for (const row of statement.due.iterate({ now, ...maxWaitsMs, except: skipped })) {
      const submission = read(keyOnly.parse(row).key);
      if (submission && fits(submission)) chosen.push(submission);
      if (chosen.length === limit) break;
    }
    return chosen;
  }

  return {
    referenceOf,
    /** The submission to whose page a private token leads. */
    arrivalOf(token: string): Arrival | undefined {
      const row = statement.arrivalOf.get(hashOfPrivateToken(token));
      if (!row) return undefined;
      const arrival = arrivalRow.parse(row);
      return { ...arrival, waits: arrival.waits > 0 };
    },
    /** Forgets to which submission a private token leads. */
    forgetLink: (token: string) => void ballast.use(() => statement.forgetLink.run(hashOfPrivateToken(token))),
    /** Keys of the pending entries. */
    keys: () => statement.keys.all().map((row) => keyOnly.parse(row).key),
    /** Whether the entry of a key is pending. */
    has: (key: string) => countOf([key]) > 0,
    /** Stores a submission, synced to disk when this returns. Returns false if its key exists already. */
    add(submission: Submission): boolean {
      const { key, reference, files, acceptedAt, fields } = submission;
      const [first] = files;
      const linkHash = fields.privateToken ? hashOfPrivateToken(fields.privateToken) : null;
      return inTransaction(database, () => {
        const isNew = !statement.referenceOf.get(key);
        if (isNew) {
          statement.addReceipt.run(key, reference, acceptedAt, linkHash);
          const folder = first ? basename(dirname(first.path)) : null;
          statement.add.run(key, writeSubmission(submission, directory), folder, acceptedAt, acceptedAt);
        }
        return isNew;
      });
    },
    /**
     * Claims due entries, oldest due time first. Unreadable entries are skipped until the next start, when another version
     * may be able to read them.
     */
    claim: (options: ClaimOptions): PendingSubmission[] =>
      ballast.use(() =>
        inTransaction(database, () => {
          const chosen = chooseDue(options);
          for (const { key } of chosen) statement.claim.run(options.until, key);
          return chosen.map((submission) => ({ ...submission, attempts: submission.attempts + 1 }));
        }),
      ),
    /** Skips an entry until the next start, as `claim` does with unreadable ones. */
    skip(key: string): void {
      if (countOf([key]) > 0) skip(key);
    },
    /** @param problem counted by {@link StoreState} until the entry is delivered */
    reschedule: (key: string, dueAt: number, problem?: 'refused' | 'unconfirmed') =>
      void ballast.use(() => statement.reschedule.run({ key, dueAt, problem: problem ?? null })),
    /** Makes all entries due: the process that claimed them may have been killed. */
    makeAllDue(now: number): void {
      while (ballast.use(() => statement.makeDue.run({ now })).changes > 0);
    },
    /** Erases the content. The receipt stays, by which the key is recognised. */
    remove(key: string): void {
      ballast.use(() => statement.remove.run(key));
      // Erased content must not remain in the write-ahead log.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    /** Names of the folders with files of pending entries, including unreadable ones. */
    folders(): Set<string> {
      const rows = statement.folders.all().map((row) => folderRow.parse(row));
      return new Set(rows.flatMap(({ content, folder }) => folder ?? content.match(folderName) ?? []));
    },
    state(): StoreState {
      const { oldest, ...counts } = stateRow.parse(statement.state.get());
      return { ...counts, unreadable: countOf(unreadable), oldest: oldest ?? undefined };
    },
    forgetReceipts: (now: number) => void ballast.use(() => statement.forgetReceipts.run(now - receiptTtlMs)),
    /** Reserves disk space that lets the store record deliveries when the disk is full. */
    fillBallast: () => ballast.fill(),
    close: () => database.close(),
  };
}

export type SubmissionStore = ReturnType<typeof openStore>;
