import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { submissionKeyPattern } from '../contract/submissions/fields.ts';
import type { CopiesOptions, OrphanedCopy } from './copies.ts';
import { UnreadableCopy } from './unreadableCopy.ts';
import { type Deliver, type OutboxLog, overdueAfterMs, startDelivery } from './delivery.ts';
import { isDiskFull } from './diskFull.ts';
import { beginDraft, type Draft, type WrittenFile } from './draft.ts';
import { hasSpace, requireSpace } from './freeSpace.ts';
import { makeFilesFolder, collectGarbage } from './filesFolder.ts';
import { referenceFor } from '../contract/submissions/reference.ts';
import { openStore } from './store.ts';
import { readSubmission, writeSubmission } from './storedSubmission.ts';
import type { Submission, SubmittedFile } from './submission.ts';
import { makeFolder } from './syncedFolder.ts';

export interface OutboxOptions {
  /** Must survive restarts. Several processes on one machine may share it. */
  directory: string;
  deliver: Deliver;
  log: OutboxLog;
  /** Copies each submission to another machine before it is accepted, and delivers those of machines that are gone. */
  copies?: CopiesOptions | undefined;
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

/** Several attempts, and longer than the content service is away for a new version. */
const delayedAfterMs = 3_600_000;

export interface OutboxState {
  waiting: number;
  /** Whether a submission has waited for more than an hour. */
  delayed: boolean;
  /** Whether a submission has waited for more than a week. */
  overdue: boolean;
  /** How many of them the content service has rejected for good; these are rarely retried. */
  refused: number;
  /** How many of them got a success without a receipt: something else answers at the content service's address. */
  unconfirmed: number;
  /** How many of them this version cannot read; these are retried at the next start. */
  unreadable: number;
  /** Whether no submission is accepted at the moment, because it cannot be copied or the disk is full. */
  closed: boolean;
}

async function eraseFiles({ files }: Submission): Promise<void> {
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    await rm(folder, { recursive: true, force: true });
}

function readCopy(key: string, content: string): Submission {
  try {
    return readSubmission(content, key, '');
  } catch {
    // The error may contain personal data.
    throw new UnreadableCopy('the entry has another form');
  }
}

/**
 * Stores submissions until the content service has confirmed them. An entry and its files are synced to disk before the
 * visitor sees the confirmation, and erased after delivery. Throws if the directory cannot be used.
 */
export async function openOutbox(options: OutboxOptions) {
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

  /** Of two concurrent submissions of the same content, only the first is stored; the other's files are discarded. */
  function add(draft: Draft, submission: Submission): boolean {
    try {
      const isNew = store.add(submission);
      if (isNew) draft.keep();
      return isNew;
    } catch (error) {
      // After a failed sync the entry may exist at the next start, which otherwise collects the files.
      if (!isDiskFull(error)) draft.keep();
      throw error;
    }
  }

  async function restore({ key, content, read }: OrphanedCopy): Promise<'waiting' | 'delivered'> {
    if (store.referenceOf(key)) return store.has(key) ? 'waiting' : 'delivered';
    const submission = readCopy(key, content);
    const draft = beginDraft(filesFolder.path);
    try {
      const restored: SubmittedFile[] = [];
      for (const [position, file] of submission.files.entries()) {
        const written = await draft.write(read(position));
        if (written.hash !== file.hash) throw new UnreadableCopy('a file is damaged');
        restored.push({ ...file, ...written });
      }
      await draft.sync();
      requireSpace(directory);
      add(draft, { ...submission, files: restored });
    } finally {
      await draft.discard();
    }
    return 'waiting';
  }

  // Loaded only where it is needed, with the driver.
  const { openCopies } = options.copies ? await import('./copies.ts') : {};
  const copies = options.copies && openCopies?.(options.copies, { keys: store.keys, restore, log });

  async function deliverAndErase(submission: Submission, signal: AbortSignal): Promise<void> {
    await deliver(submission, signal);
    // The entry waits until its copy is erased: the content service stores a second delivery no more.
    await copies?.remove(submission.key);
  }
  const delivery = startDelivery({ store, deliver: deliverAndErase, erase: eraseFiles, log, firstRetryMs, now });

  return {
    begin: () => beginDraft(filesFolder.path),
    /** The reference of a key that was accepted before, which makes sending idempotent. */
    referenceOf: (key: string) => store.referenceOf(key),
    /** The submission to whose page a private token leads, if it was accepted here and its receipt is still kept. */
    arrivalOf: (token: string) => store.arrivalOf(token),
    /** Forgets what a private token led to, once it is erased. */
    forgetLink: (token: string) => store.forgetLink(token),
    /**
     * Accepts a submission durably: when this resolves, it is synced to disk and will be delivered even if the process is
     * killed, and with copies, even if its machine is lost. Rejects if it cannot be written or copied; the submission is
     * then not accepted.
     * @returns the reference for the visitor
     */
    async accept(draft: Draft, { key, ...rest }: NewSubmission): Promise<string> {
      if (!submissionKeyPattern.test(key)) throw new Error('the key of a submission is not a UUID');
      const earlier = store.referenceOf(key);
      if (earlier) return earlier;
      await draft.sync();
      requireSpace(directory);
      const submission = { ...rest, key, reference: referenceFor(key), acceptedAt: now() };
      let isStored = false;
      try {
        await copies?.save(submission, writeSubmission(submission, directory));
        isStored = add(draft, submission);
      } finally {
        if (!isStored) copies?.abandon(key);
      }
      delivery.wake();
      return store.referenceOf(key) ?? submission.reference;
    },
    /** For health checks. */
    state(): OutboxState {
      const { oldest, ...counts } = store.state();
      const { closed, unreadable } = copies?.state() ?? { closed: false, unreadable: 0 };
      const waitedMs = oldest === undefined ? 0 : now() - oldest;
      const [delayed, overdue] = [waitedMs > delayedAfterMs, waitedMs > overdueAfterMs];
      const isClosed = closed || !hasSpace(directory);
      return { ...counts, delayed, overdue, closed: isClosed, unreadable: counts.unreadable + unreadable };
    },
    async close(): Promise<void> {
      await delivery.stop();
      await copies?.close();
      filesFolder.release();
      store.close();
    },
  };
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;
