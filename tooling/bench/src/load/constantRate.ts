import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Aim } from './wrk.ts';

/** Response times in milliseconds, counted from the moment at which a request was due, and requests that failed. */
export interface ConstantRate {
  p50: number;
  p99: number;
  failed: number;
}

const nanosecondsPerMillisecond = 1_000_000;

/**
 * Requests a URL at a constant rate. A server that answers late does not slow the requests down, so that the wait of those
 * behind it counts (no coordinated omission, as with wrk).
 * @param rate requests per second
 * @param meanwhile called once a second
 */
export async function atConstantRate(
  { url, headers = {}, connections = 64, seconds = 5 }: Aim,
  rate: number,
  meanwhile: () => Promise<void>,
): Promise<ConstantRate> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections });
  const times = createHistogram();
  const startedAt = performance.now();
  const total = rate * seconds;
  const pending = new Set<Promise<void>>();
  let failed = 0;
  const request = (due: number): void => {
    const end = (): void => {
      times.record(Math.max(1, Math.round((performance.now() - due) * nanosecondsPerMillisecond)));
    };
    pool.dispatch(
      { path: pathname, method: 'GET', headers },
      {
        onRequestStart: () => {},
        onResponseStart(_controller, status) {
          if (status !== 200) failed += 1;
        },
        onResponseData: () => {},
        onResponseEnd: end,
        onResponseError: () => {
          failed += 1;
          end();
        },
      },
    );
  };
  const everySecond = setInterval(() => {
    const work = meanwhile().finally(() => pending.delete(work));
    pending.add(work);
  }, 1_000);
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, ((performance.now() - startedAt) * rate) / 1_000);
    for (; sent < due; sent += 1) request(startedAt + (sent * 1_000) / rate);
    await sleep(1);
  }
  clearInterval(everySecond);
  await Promise.all(pending);
  // Waits for the answers, too.
  await pool.close();
  return {
    p50: times.percentile(50) / nanosecondsPerMillisecond,
    p99: times.percentile(99) / nanosecondsPerMillisecond,
    failed,
  };
}
