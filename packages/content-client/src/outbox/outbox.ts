import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Deliver, type OutboxLog, overdueAfter, startDelivery } from './delivery.ts';
import { beginDraft, type Draft, type WrittenFile } from './draft.ts';
import { newReference } from './reference.ts';
import { openStore } from './store.ts';
import type { Submission, SubmittedFile } from './submission.ts';

export interface OutboxOptions {
  /** Folder that survives restarts. Several processes on one machine may share it. */
  directory: string;
  deliver: Deliver;
  log: OutboxLog;
  /** First wait after a failed delivery, in milliseconds. */
  firstWait?: number;
}

/** A file that was written, with what is known of it. */
export type AcceptedFile = Omit<SubmittedFile, 'path' | 'bytes' | 'hash'> & WrittenFile;

/** What is ready to be accepted. */
export type NewSubmission = Pick<Submission, 'key' | 'kind' | 'tenant' | 'fields'> & { files: readonly AcceptedFile[] };

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
  /** For health checks: how many wait, and whether one has waited for more than a week. */
  state(): { waiting: number; overdue: boolean };
  close(): Promise<void>;
}

/** A key is a UUID that the form drew: nothing else may become the name of a folder. */
export const submissionKeyPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Longer than anything takes to arrive, in milliseconds: what is older and was not accepted has been left behind. */
const leftBehindAfter = 3_600_000;

/** Removes what was arriving when a process was killed: it was promised to nobody. */
async function sweep(folder: string, known: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    const old = Date.now() - mtimeMs > leftBehindAfter;
    if (old && !known.has(name)) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Keeps what visitors send until the content service has it. An entry is written with its files, synced to the disk,
 * before the visitor is told "sent", and erased when it is delivered. Throws where the folder cannot be used.
 */
export async function openOutbox({ directory, deliver, log, firstWait = 2_000 }: OutboxOptions): Promise<Outbox> {
  const arriving = join(directory, 'arriving');
  const accepted = join(directory, 'accepted');
  for (const folder of [directory, arriving, accepted]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = openStore(join(directory, 'outbox.db'));
  store.hurry(Date.now());
  await sweep(arriving, new Set());
  await sweep(accepted, store.keys());
  store.forgetReceipts(Date.now());
  const erase = (key: string) => rm(join(accepted, key), { recursive: true, force: true });
  const delivery = startDelivery({ store, deliver, erase, log, firstWait });

  return {
    begin: () => beginDraft(arriving, accepted),
    referenceOf: (key) => store.referenceOf(key),
    async accept(draft, { files, ...submission }) {
      const { key } = submission;
      if (!submissionKeyPattern.test(key)) throw new Error('the key of a submission is no UUID');
      const known = store.referenceOf(key);
      if (known) return known;
      const kept = await draft.keep(key, files);
      const named = files.flatMap(({ name, type }, position) => {
        const file = kept[position];
        return file ? [{ name, type, ...file }] : [];
      });
      store.add({ ...submission, reference: newReference(), files: named, acceptedAt: Date.now() });
      delivery.wake();
      const reference = store.referenceOf(key);
      if (!reference) throw new Error('the submission was not written down');
      return reference;
    },
    state() {
      const { waiting, oldest } = store.state();
      return { waiting, overdue: oldest !== undefined && Date.now() - oldest > overdueAfter };
    },
    async close() {
      await delivery.stop();
      store.close();
    },
  };
}
