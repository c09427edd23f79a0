import { stat } from 'node:fs/promises';
import { detach } from '../request/requestContext.ts';
import type { SubmissionStore, Waiting } from './store.ts';
import type { Submission, SubmittedFile } from './submission.ts';

/**
 * Hands a submission over. Rejects where it is not certain that it arrived, with {@link DeliveryRefused} where it never
 * will as it is; may then be called again. Has to come to an end by itself: as long as it moves, it may take hours.
 */
export type Deliver = (submission: Submission, signal: AbortSignal) => Promise<void>;

/** The content service has answered that it does not take this. Its message is fit for a log. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
  /** Whether the fault is in the submission; otherwise the site itself was turned away, as with a wrong token. */
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.isForGood = isForGood;
  }
}

/** What the outbox tells its operators. Nothing in it is personal. */
export type OutboxLog = (
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: {
    kind?: string;
    tenant?: string;
    reference?: string | undefined;
    attempts?: number;
    problem?: string;
    waiting?: number;
  },
) => void;

export interface DeliveryOptions {
  store: SubmissionStore;
  deliver: Deliver;
  /** Removes the files of a submission that was delivered. */
  erase(submission: Submission): Promise<void>;
  log: OutboxLog;
  /** First wait after a failure, in milliseconds; doubles each time up to {@link longestWait}. */
  firstWait: number;
  /** The clock of the machine, which may be wrong and be set: milliseconds since the epoch. */
  now: () => number;
}

/** Longest wait between two attempts, in milliseconds. */
const longestWait = 15 * 60_000;

/** Wait after the content service has refused a submission for good, in milliseconds: until it is mended by hand. */
const refusedWait = 6 * 3_600_000;

const longestWaits = { usual: longestWait, refused: refusedWait };

/** For how long what is under way is kept from other processes, in milliseconds; prolonged while it is. */
const leaseMs = 240_000;

/** How often the outbox looks for what is due when nobody wakes it, in milliseconds; oftener where waits are short. */
const lookEvery = 1_000;

/** How many are under way at a time, in one process. */
const atOnce = 4;

/**
 * Submissions of more bytes are delivered one after another, beside smaller ones: together they would share a slow line
 * until the content service gives up on each of them.
 */
const largeBytes = 8 * 1024 * 1024;

/** After this long an undelivered submission is reported as overdue, in milliseconds: a week. */
export const overdueAfter = 7 * 24 * 3_600_000;

/** How often the log says so, in milliseconds. */
const reportEvery = 3_600_000;

function waitAfter(attempts: number, firstWait: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait);
  // Not all at once after an outage.
  return Math.round(wait * (0.7 + 0.3 * Math.random()));
}

const isLarge = ({ files }: Submission): boolean => files.reduce((sum, { bytes }) => sum + bytes, 0) > largeBytes;

async function isWhole({ path, bytes }: SubmittedFile): Promise<boolean> {
  try {
    return (await stat(path)).size === bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Delivers what waits in the store, again and again until it is accepted. */
export function startDelivery({ store, deliver, erase, log, firstWait, now }: DeliveryOptions) {
  const stopped = new AbortController();
  const underWay = new Map<Waiting, Promise<void>>();
  // By the clock that nobody sets.
  let reportedAt = -Infinity;
  let leasedAt = 0;

  async function deliverOne(submission: Waiting): Promise<void> {
    const { key, kind, tenant, reference, attempts, files } = submission;
    const told = { kind, tenant, reference, attempts };
    try {
      if (!(await Promise.all(files.map(isWhole))).every(Boolean)) return store.putAside(key);
      await deliver(submission, stopped.signal);
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'unknown';
      const wait = waitAfter(attempts, firstWait);
      if (error instanceof DeliveryRefused) {
        log('error', 'submission refused by the content service', { ...told, problem });
        store.refuse(key, now() + (error.isForGood ? refusedWait : wait));
      } else {
        log('warn', 'submission not delivered yet', { ...told, problem });
        store.reschedule(key, now() + wait);
      }
      return;
    }
    // The files come last: without them it could not be delivered again, and those that are left are swept at a start.
    store.remove(key);
    log('info', 'submission delivered', told);
    await erase(submission);
  }

  function complain(error: unknown): void {
    log('error', 'outbox', { problem: error instanceof Error ? error.message : 'unknown' });
  }

  const keysUnderWay = (): string[] => [...underWay.keys()].map(({ key }) => key);

  /** Begins as many as there is room for. Each that ends makes room for the next: none waits for a slower one. */
  function begin(): void {
    if (stopped.signal.aborted || underWay.size === atOnce) return;
    let largeUnderWay = [...underWay.keys()].some(isLarge);
    function fits(submission: Submission): boolean {
      if (!isLarge(submission)) return true;
      if (largeUnderWay) return false;
      largeUnderWay = true;
      return true;
    }
    const time = now();
    const limit = atOnce - underWay.size;
    const due = { now: time, until: time + leaseMs, longestWaits, limit, except: keysUnderWay(), fits };
    for (const submission of store.claim(due)) {
      const delivery = deliverOne(submission)
        .catch(complain)
        .finally(() => {
          underWay.delete(submission);
          wake();
        });
      underWay.set(submission, delivery);
    }
    if (underWay.size > 0) return;
    // What is put aside or refused may stay for months.
    const { waiting, refused, unreadable } = store.state();
    if (waiting <= refused + unreadable) store.fillBallast();
  }

  function lease(): void {
    if (underWay.size === 0 || performance.now() - leasedAt < leaseMs / 4) return;
    leasedAt = performance.now();
    for (const key of keysUnderWay()) store.reschedule(key, now() + leaseMs);
  }

  function report(): void {
    const { waiting, oldest } = store.state();
    if (oldest === undefined || now() - oldest < overdueAfter || performance.now() - reportedAt < reportEvery) return;
    reportedAt = performance.now();
    log('error', 'submissions wait for more than a week: people are waiting for an answer', { waiting });
  }

  function attempt(work: () => void): void {
    try {
      // Whoever has sent last wakes it; what it delivers is of anybody.
      detach(work);
    } catch (error) {
      complain(error);
    }
  }

  const wake = (): void => attempt(begin);

  function look(): void {
    wake();
    attempt(lease);
    attempt(report);
  }

  const timer = setInterval(look, Math.min(lookEvery, firstWait));
  look();
  return {
    wake,
    /** Breaks off what is under way, as a kill would; it is delivered after the next start. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopped.abort();
      await Promise.all(underWay.values());
    },
  };
}
