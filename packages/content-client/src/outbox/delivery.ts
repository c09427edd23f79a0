import { outsideRequests } from '../request/requestContext.ts';
import type { SubmissionStore, Waiting } from './store.ts';
import type { Submission } from './submission.ts';

/** Hands a submission over. Rejects where it is not certain that it arrived; may then be called again. */
export type Deliver = (submission: Submission, signal: AbortSignal) => Promise<void>;

/** What the outbox tells its operators. Nothing in it is personal. */
export type OutboxLog = (
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: { kind?: string; tenant?: string; reference?: string; attempts?: number; problem?: string; waiting?: number },
) => void;

export interface DeliveryOptions {
  store: SubmissionStore;
  deliver: Deliver;
  /** Removes the files of a submission that was delivered. */
  erase(submission: Submission): Promise<void>;
  log: OutboxLog;
  /** First wait after a failure, in milliseconds; doubles each time up to {@link longestWait}. */
  firstWait: number;
}

/** Longest wait between two attempts, in milliseconds. */
const longestWait = 15 * 60_000;

/** A delivery that takes longer is broken off and tried again, in milliseconds. */
const deliveryTimeout = 120_000;

/** How often the outbox looks for what is due when nobody wakes it, in milliseconds; oftener where waits are short. */
const lookEvery = 1_000;

/** How many are delivered at a time. */
const atOnce = 4;

/** After this long an undelivered submission is reported as overdue, in milliseconds: a week. */
export const overdueAfter = 7 * 24 * 3_600_000;

/** How often the log says so, in milliseconds. */
const reportEvery = 3_600_000;

function waitAfter(attempts: number, firstWait: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait);
  // Not all at once after an outage.
  return Math.round(wait * (0.8 + 0.4 * Math.random()));
}

/** Delivers what waits in the store, again and again until it is accepted. */
export function startDelivery({ store, deliver, erase, log, firstWait }: DeliveryOptions) {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let reportedAt = 0;

  async function deliverOne(submission: Waiting): Promise<void> {
    const { key, kind, tenant, reference, attempts } = submission;
    const told = { kind, tenant, reference, attempts };
    try {
      await deliver(submission, AbortSignal.any([stopped.signal, AbortSignal.timeout(deliveryTimeout)]));
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'unknown';
      log('warn', 'submission not delivered yet', { ...told, problem });
      store.postpone(key, Date.now() + waitAfter(attempts, firstWait));
      return;
    }
    // The files come last: without them it could not be delivered again, and those that are left are swept at a start.
    store.remove(key);
    log('info', 'submission delivered', told);
    await erase(submission);
  }

  function report(): void {
    const { waiting, oldest } = store.state();
    if (oldest === undefined || Date.now() - oldest < overdueAfter || Date.now() - reportedAt < reportEvery) return;
    reportedAt = Date.now();
    log('error', 'submissions wait for more than a week: people are waiting for an answer', { waiting });
  }

  async function deliverDue(): Promise<void> {
    while (!stopped.signal.aborted) {
      const now = Date.now();
      const due = store.take(now, now + 2 * deliveryTimeout, atOnce);
      if (due.length === 0) break;
      await Promise.all(due.map(deliverOne));
    }
    if (store.state().waiting === 0) store.fillReserve();
    report();
  }

  function wake(): void {
    if (stopped.signal.aborted) return;
    // Whoever has sent last wakes it; what it delivers is of anybody.
    running ??= outsideRequests(deliverDue)
      .catch((error: unknown) =>
        log('error', 'outbox', { problem: error instanceof Error ? error.message : 'unknown' }),
      )
      .finally(() => (running = undefined));
  }

  const timer = setInterval(wake, Math.min(lookEvery, firstWait));
  wake();
  return {
    wake,
    /** Breaks off what is under way, as a kill would; it is delivered after the next start. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
}
