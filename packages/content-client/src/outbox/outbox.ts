import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { submissionKeyPattern } from '../contract/submissions/fields.ts';
import { type Deliver, type OutboxLog, overdueAfterMs, startDelivery } from './delivery.ts';
import { isDiskFull } from './diskFull.ts';
import { beginDraft, type Draft, type WrittenFile } from './draft.ts';
import { requireSpace } from './freeSpace.ts';
import { makeFilesFolder, collectGarbage } from './filesFolder.ts';
import { referenceFor } from './reference.ts';
import { openStore } from './store.ts';
import type { Submission, SubmittedFile } from './submission.ts';
import { makeFolder } from './syncedFolder.ts';

export interface OutboxOptions {
  /** Must survive restarts. Several processes on one machine may share it. */
  directory: string;
  deliver: Deliver;
  log: OutboxLog;
  /** Wait after the first failed attempt. */
  firstRetryMs?: number;
  /** The system clock in milliseconds since the epoch. */
  now?: () => number;
}

/** A file on disk with its name and media type. */
export type AcceptedFile = Omit<SubmittedFile, 'path' | 'bytes' | 'hash'> & WrittenFile;

/** A submission that is ready to be accepted. Its key is one of its content, see `contentKey`: one key has one submission. */
export type NewSubmission = Pick<Submission, 'key' | 'kind' | 'tenant' | 'fields'> & {
  files: readonly AcceptedFile[];
};

export interface OutboxState {
  waiting: number;
  /** Whether a submission has waited for more than a week. */
  overdue: boolean;
  /** How many of them the content service has rejected for good; these are rarely retried. */
  refused: number;
  /** How many of them got a success without a receipt: something else answers at the content service's address. */
  unconfirmed: number;
  /** How many of them this version cannot read; these are retried at the next start. */
  unreadable: number;
}

export interface Outbox {
  begin(): Draft;
  /** The reference of a key that was accepted before, which makes sending idempotent. */
  referenceOf(key: string): string | undefined;
  /**
   * Accepts a submission durably: when this resolves, it is synced to disk and will be delivered even if the process is
   * killed. Rejects if the disk write fails; the submission is then not accepted.
   * @returns the reference for the visitor
   */
  accept(draft: Draft, submission: NewSubmission): Promise<string>;
  /** For health checks. */
  state(): OutboxState;
  close(): Promise<void>;
}

async function eraseFiles({ files }: Submission): Promise<void> {
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    await rm(folder, { recursive: true, force: true });
}

/**
 * Stores submissions until the content service has confirmed them. An entry and its files are synced to disk before the
 * visitor sees the confirmation, and erased after delivery. Throws if the directory cannot be used.
 */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { directory, deliver, log, firstRetryMs = 2_000, now = () => Date.now() } = options;
  const files = join(directory, 'files');
  for (const folder of [directory, files]) await makeFolder(folder);
  const store = openStore(join(directory, 'outbox.db'), (reference) =>
    log('error', 'submission cannot be read: it is kept and retried at the next start', { reference }),
  );
  store.makeAllDue(now());
  store.forgetReceipts(now());
  await collectGarbage(files, store.folders);
  const filesFolder = await makeFilesFolder(files);
  const delivery = startDelivery({ store, deliver, erase: eraseFiles, log, firstRetryMs, now });

  return {
    begin: () => beginDraft(filesFolder.path),
    referenceOf: (key) => store.referenceOf(key),
    async accept(draft, submission) {
      const { key } = submission;
      if (!submissionKeyPattern.test(key)) throw new Error('the key of a submission is not a UUID');
      const earlier = store.referenceOf(key);
      if (earlier) return earlier;
      await draft.sync();
      const reference = referenceFor(key);
      try {
        await requireSpace(directory);
        // Of two concurrent submissions of the same content, only the first is stored; the other's files are discarded.
        if (store.add({ ...submission, reference, acceptedAt: now() })) draft.keep();
      } catch (error) {
        // After a failed sync the entry may exist at the next start, which otherwise collects the files.
        if (!isDiskFull(error)) draft.keep();
        throw error;
      }
      delivery.wake();
      return store.referenceOf(key) ?? reference;
    },
    state() {
      const { oldest, ...counts } = store.state();
      return { ...counts, overdue: oldest !== undefined && now() - oldest > overdueAfterMs };
    },
    async close() {
      await delivery.stop();
      filesFolder.release();
      store.close();
    },
  };
}
