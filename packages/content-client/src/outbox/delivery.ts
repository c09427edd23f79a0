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

/** How many are under way at a time, in one process. */
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
  const underWay = new Set<Promise<void>>();
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

  function complain(error: unknown): void {
    log('error', 'outbox', { problem: error instanceof Error ? error.message : 'unknown' });
  }

  /** Begins as many as there is room for. Each that ends makes room for the next: none waits for a slower one. */
  function begin(): void {
    if (stopped.signal.aborted || underWay.size === atOnce) return;
    const now = Date.now();
    for (const submission of store.take(now, now + 2 * deliveryTimeout, atOnce - underWay.size)) {
      const delivery = deliverOne(submission)
        .catch(complain)
        .finally(() => {
          underWay.delete(delivery);
          wake();
        });
      underWay.add(delivery);
    }
    if (underWay.size === 0 && store.state().waiting === 0) store.fillReserve();
  }

  function report(): void {
    const { waiting, oldest } = store.state();
    if (oldest === undefined || Date.now() - oldest < overdueAfter || Date.now() - reportedAt < reportEvery) return;
    reportedAt = Date.now();
    log('error', 'submissions wait for more than a week: people are waiting for an answer', { waiting });
  }

  function attempt(work: () => void): void {
    try {
      // Whoever has sent last wakes it; what it delivers is of anybody.
      outsideRequests(work);
    } catch (error) {
      complain(error);
    }
  }

  const wake = (): void => attempt(begin);

  function look(): void {
    wake();
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
      await Promise.all(underWay);
    },
  };
}
