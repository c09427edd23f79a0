import { randomUUID } from 'node:crypto';
import { type Count, type CountReport, maxCountsPerReport, maxReportedCount } from '../contract/counts.ts';
import { verifyReceipt } from '../contract/receipt.ts';
import { callService } from '../gateway/callService.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';

/** Half of the time that a stopping site has for its last calls. */
const timeoutMs = 2_000;

const everyMs = 60_000;

/** Counts in memory, and reports to the content service. */
export interface ReportedCounter {
  count: (tenant: string, name: string) => void;
  /** Sends what was counted. Never rejects: what could not be sent is kept for the next time. */
  send: () => Promise<void>;
  /** Sends what was counted since the last time, and no more after that. */
  stop: () => Promise<void>;
}

/**
 * Counts in memory, and reports to the content service every minute, apart from any request. A report whose answer is
 * lost is sent again, so that a name may count a little too much.
 * @param onFailure gets a message without personal data
 */
export function createReportedCounter(
  { path, maxNames, bodyOf }: CountReport,
  { url, token }: ContentServiceAccess,
  onFailure: (message: string) => void,
): ReportedCounter {
  const counts = new Map<string, Map<string, number>>();
  let sending: Promise<void> | undefined;

  function add({ tenant, name, count }: Count): void {
    const ofTenant = counts.get(tenant) ?? new Map<string, number>();
    const counted = ofTenant.get(name);
    // While the content service is away, it must not grow without limit.
    if (counted === undefined && ofTenant.size >= maxNames) return;
    counts.set(tenant, ofTenant.set(name, Math.min((counted ?? 0) + count, maxReportedCount)));
  }

  function take(): Count[] {
    const taken: Count[] = [];
    for (const [tenant, ofTenant] of counts) {
      for (const [name, count] of ofTenant) {
        if (taken.length === maxCountsPerReport) return taken;
        taken.push({ tenant, name, count });
        ofTenant.delete(name);
      }
    }
    return taken;
  }

  async function report(taken: readonly Count[]): Promise<void> {
    const key = randomUUID();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
    const response = await callService('counts', new URL(`/api/${path}`, url), {
      method: 'POST',
      headers,
      body: JSON.stringify(bodyOf(taken)),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    await response.body?.cancel();
    const isReceived = verifyReceipt(token, response, 'counts', path, key);
    if (isReceived && response.ok) return;
    const problem = `the content service answered ${response.status}${isReceived ? '' : ' without a receipt'}`;
    // It would refuse them every minute.
    if (isReceived) return onFailure(problem);
    throw new Error(problem);
  }

  async function sendAll(): Promise<void> {
    for (let taken = take(); taken.length > 0; taken = take()) {
      try {
        await report(taken);
      } catch (error) {
        for (const each of taken) add(each);
        onFailure(error instanceof Error ? error.message : 'unknown');
        return;
      }
    }
  }

  function send(): Promise<void> {
    sending ??= sendAll().finally(() => (sending = undefined));
    return sending;
  }

  const timer = setInterval(() => void send(), everyMs).unref();
  return {
    count: (tenant, name) => add({ tenant, name, count: 1 }),
    send,
    async stop() {
      clearInterval(timer);
      await sending;
      await send();
    },
  };
}
