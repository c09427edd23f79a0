import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Deliver, type OutboxLog, overdueAfter, startDelivery } from './delivery.ts';
import { isDiskFull } from './diskFull.ts';
import { beginDraft, type Draft, type WrittenFile } from './draft.ts';
import { makeFilesFolder, collectGarbage } from './filesFolder.ts';
import { newReference } from './reference.ts';
import { openStore } from './store.ts';
import type { Submission, SubmittedFile } from './submission.ts';
import { makeFolder } from './syncedFolder.ts';

export interface OutboxOptions {
  /** Folder that survives restarts. Several processes on one machine may share it. */
  directory: string;
  deliver: Deliver;
  log: OutboxLog;
  /** First wait after a failed delivery, in milliseconds. */
  firstWait?: number;
  /** The clock of the machine: milliseconds since the epoch. */
  now?: () => number;
}

/** A file that was written, with what is known of it. */
export type AcceptedFile = Omit<SubmittedFile, 'path' | 'bytes' | 'hash'> & WrittenFile;

/** What is ready to be accepted. */
export type NewSubmission = Pick<Submission, 'key' | 'kind' | 'tenant' | 'fields'> & { files: readonly AcceptedFile[] };

export interface OutboxState {
  waiting: number;
  /** Whether one has waited for more than a week. */
  overdue: boolean;
  /** How many of them the content service has refused for good; they are tried rarely. */
  refused: number;
  /** How many of them cannot be read by this version; they are tried at the next start. */
  unreadable: number;
}

export interface Outbox {
  begin(): Draft;
  /** The reference under which a key was accepted already: sending again is not sending twice. */
  referenceOf(key: string): string | undefined;
  /**
   * Takes a submission over: when this resolves, it is on the disk and will be delivered whatever happens to the
   * process. Rejects where the disk refuses; nothing is then promised.
   * @returns the reference for the visitor
   */
  accept(draft: Draft, submission: NewSubmission): Promise<string>;
  /** For health checks. */
  state(): OutboxState;
  close(): Promise<void>;
}

/** A key is a UUID that the form drew: nothing else may become the name of a folder. */
export const submissionKeyPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

async function eraseFiles({ files }: Submission): Promise<void> {
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    await rm(folder, { recursive: true, force: true });
}

/**
 * Keeps what visitors send until the content service has it. An entry is written with its files, synced to the disk,
 * before the visitor is told "sent", and erased when it is delivered. Throws where the folder cannot be used.
 */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { directory, deliver, log, firstWait = 2_000, now = () => Date.now() } = options;
  const files = join(directory, 'files');
  for (const folder of [directory, files]) await makeFolder(folder);
  const store = openStore(join(directory, 'outbox.db'), (reference) =>
    log('error', 'submission cannot be read: it is kept, and tried again at the next start', { reference }),
  );
  store.hurry(now());
  store.forgetReceipts(now());
  await collectGarbage(files, store.folders);
  const own = await makeFilesFolder(files);
  const delivery = startDelivery({ store, deliver, erase: eraseFiles, log, firstWait, now });

  return {
    begin: () => beginDraft(own.path),
    referenceOf: (key) => store.referenceOf(key),
    async accept(draft, submission) {
      const { key } = submission;
      if (!submissionKeyPattern.test(key)) throw new Error('the key of a submission is no UUID');
      const known = store.referenceOf(key);
      if (known) return known;
      await draft.sync();
      const reference = newReference();
      try {
        // Of two that come at the same moment, one is written down; the files of the other are discarded.
        if (store.add({ ...submission, reference, acceptedAt: now() })) draft.keep();
      } catch (error) {
        // After a failed sync the entry may still be found at the next start, which sweeps the files if it is not.
        if (!isDiskFull(error)) draft.keep();
        throw error;
      }
      delivery.wake();
      return store.referenceOf(key) ?? reference;
    },
    state() {
      const { oldest, ...counts } = store.state();
      return { ...counts, overdue: oldest !== undefined && now() - oldest > overdueAfter };
    },
    async close() {
      await delivery.stop();
      own.release();
      store.close();
    },
  };
}
