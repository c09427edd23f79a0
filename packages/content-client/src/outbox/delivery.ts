import { stat } from 'node:fs/promises';
import { detach } from '../request/requestContext.ts';
import { createDeliveryPause } from './deliveryPause.ts';
import { DeliveryRejected, DeliveryUnconfirmed } from './deliveryErrors.ts';
import type { SubmissionStore, PendingSubmission } from './store.ts';
import type { Submission, SubmittedFile } from './submission.ts';

/**
 * Delivers a submission. Rejects unless its arrival is confirmed, with {@link DeliveryRejected} if a retry cannot help, and
 * with {@link DeliveryUnconfirmed} if the answer is not the content service's; may be called again. Must time out by itself; with progress, it may take hours.
 */
export type Deliver = (submission: Submission, signal: AbortSignal) => Promise<void>;

/** Logs deliveries for operators. Contains no personal data. */
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
  /** Removes the files of a delivered submission. */
  erase(submission: Submission): Promise<void>;
  log: OutboxLog;
  /** Wait after the first failure; doubles each time up to {@link maxRetryMs}. */
  firstRetryMs: number;
  /** The system clock in milliseconds since the epoch; it may be wrong, and jump. */
  now: () => number;
}

const maxRetryMs = 15 * 60_000;

/** Long, as a submission that was rejected for good needs a manual fix. */
const rejectedRetryMs = 6 * 3_600_000;

const maxWaitsMs = { usual: maxRetryMs, refused: rejectedRetryMs };

/** Keeps a running delivery from other processes; renewed while it runs. */
const leaseMs = 240_000;

/** How often the store is checked for due entries; a new submission wakes the delivery at once. */
const pollIntervalMs = 1_000;

/** Per process. */
const maxConcurrent = 4;

/**
 * Larger submissions are delivered one at a time, beside smaller ones: in parallel on a slow line, all of them could time
 * out at the content service.
 */
const largeBytes = 8 * 1024 * 1024;

/** Undelivered submissions are reported as overdue after a week. */
export const overdueAfterMs = 7 * 24 * 3_600_000;

/** How often overdue submissions are logged. */
const reportIntervalMs = 3_600_000;

function retryDelayMs(attempts: number, firstRetryMs: number): number {
  const delayMs = Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs);
  // Jitter spreads the retries after an outage.
  return Math.round(delayMs * (0.7 + 0.3 * Math.random()));
}

const isLarge = ({ files }: Submission): boolean => files.reduce((sum, { bytes }) => sum + bytes, 0) > largeBytes;

async function isComplete({ path, bytes }: SubmittedFile): Promise<boolean> {
  try {
    return (await stat(path)).size === bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Delivers the stored submissions, retrying each until it is accepted. Each failure pauses all of them for a moment. */
export function startDelivery({ store, deliver, erase, log, firstRetryMs, now }: DeliveryOptions) {
  const stopped = new AbortController();
  const pause = createDeliveryPause(now, wake);
  const inFlight = new Map<PendingSubmission, Promise<void>>();
  // Monotonic clock.
  let reportedAt = -Infinity;
  let leasedAt = performance.now();

  async function deliverOne(submission: PendingSubmission): Promise<void> {
    const { key, kind, tenant, reference, attempts, files } = submission;
    const fields = { kind, tenant, reference, attempts };
    try {
      if (!(await Promise.all(files.map(isComplete))).every(Boolean)) return store.skip(key);
      await pause.observe(() => deliver(submission, stopped.signal));
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'unknown';
      const delayMs = retryDelayMs(attempts, firstRetryMs);
      if (error instanceof DeliveryRejected) {
        log('error', 'submission refused by the content service', { ...fields, problem });
        store.reschedule(key, now() + (error.isForGood ? rejectedRetryMs : delayMs), 'refused');
      } else if (error instanceof DeliveryUnconfirmed) {
        log('error', 'submission not confirmed: the answer has no receipt', { ...fields, problem });
        store.reschedule(key, now() + delayMs, 'unconfirmed');
      } else {
        log('warn', 'submission not delivered yet', { ...fields, problem });
        store.reschedule(key, now() + delayMs);
      }
      return;
    }
    // The files are erased last: a retry needs them, and orphaned files are collected at the next start.
    store.remove(key);
    log('info', 'submission delivered', fields);
    await erase(submission);
  }

  function logError(error: unknown): void {
    log('error', 'outbox', { problem: error instanceof Error ? error.message : 'unknown' });
  }

  const keysInFlight = (): string[] => [...inFlight.keys()].map(({ key }) => key);

  /** Starts due deliveries up to the limit. Each one that ends starts the next, so none waits for a slower one. */
  function startDue(): void {
    if (stopped.signal.aborted || inFlight.size === maxConcurrent || pause.isOn()) return;
    let hasLarge = [...inFlight.keys()].some(isLarge);
    function fits(submission: Submission): boolean {
      if (!isLarge(submission)) return true;
      if (hasLarge) return false;
      hasLarge = true;
      return true;
    }
    const time = now();
    const limit = maxConcurrent - inFlight.size;
    const due = { now: time, until: time + leaseMs, maxWaitsMs, limit, except: keysInFlight(), fits };
    for (const submission of store.claim(due)) {
      const delivery = deliverOne(submission)
        .catch(logError)
        .finally(() => {
          inFlight.delete(submission);
          wake();
        });
      inFlight.set(submission, delivery);
    }
    if (inFlight.size > 0) return;
    // Unreadable and rejected submissions may stay for months.
    const { waiting, refused, unreadable } = store.state();
    if (waiting <= refused + unreadable) store.fillBallast();
  }

  function renewLeases(): void {
    if (inFlight.size === 0 || performance.now() - leasedAt < leaseMs / 4) return;
    leasedAt = performance.now();
    for (const key of keysInFlight()) store.reschedule(key, now() + leaseMs);
  }

  function reportOverdue(): void {
    const { waiting, oldest } = store.state();
    if (oldest === undefined || now() - oldest < overdueAfterMs || performance.now() - reportedAt < reportIntervalMs)
      return;
    reportedAt = performance.now();
    log('error', 'submissions are overdue: the oldest has waited for more than a week', { waiting });
  }

  function attempt(work: () => void): void {
    try {
      // The request that wakes the delivery is not the one whose submission is delivered.
      detach(work);
    } catch (error) {
      logError(error);
    }
  }

  function wake(): void {
    attempt(startDue);
  }

  function poll(): void {
    wake();
    attempt(renewLeases);
    attempt(reportOverdue);
  }

  const timer = setInterval(poll, Math.min(pollIntervalMs, firstRetryMs));
  poll();
  return {
    wake,
    /** Aborts running deliveries; they are repeated after the next start. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopped.abort();
      await Promise.all(inFlight.values());
    },
  };
}
