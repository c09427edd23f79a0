import { maxRedirects } from '../contract/formerAddress.ts';
import { maxHitsPerRequest, maxReportedHits, type RedirectHits, redirectHitsPath } from '../contract/redirectHits.ts';
import { callService } from '../gateway/callService.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';

/** Half of the time that a stopping site has for its last calls. */
const timeoutMs = 2_000;

const everyMs = 60_000;

/** Counts how often redirects are followed. */
export interface RedirectHitCounter {
  /** @param from the former address as the redirect's entry says it */
  count: (tenant: string, from: string) => void;
  /** Sends what was counted. Never rejects: what could not be sent is kept for the next time. */
  send: () => Promise<void>;
  /** Sends what was counted since the last time, and no more after that. */
  stop: () => Promise<void>;
}

/**
 * Counts in memory, and reports to the content service every minute, apart from any request. A report whose answer is
 * lost is sent again, so that a redirect may count a little too much.
 * @param onFailure gets a message without personal data
 */
export function createRedirectHitCounter(
  { url, token }: ContentServiceAccess,
  onFailure: (message: string) => void,
): RedirectHitCounter {
  const counts = new Map<string, Map<string, number>>();
  let sending: Promise<void> | undefined;

  function add({ tenant, from, hits }: RedirectHits): void {
    const ofTenant = counts.get(tenant) ?? new Map<string, number>();
    const counted = ofTenant.get(from);
    // While the content service is away, editors' changes must not make it grow.
    if (counted === undefined && ofTenant.size >= maxRedirects) return;
    counts.set(tenant, ofTenant.set(from, Math.min((counted ?? 0) + hits, maxReportedHits)));
  }

  function take(): RedirectHits[] {
    const taken: RedirectHits[] = [];
    for (const [tenant, ofTenant] of counts) {
      for (const [from, hits] of ofTenant) {
        if (taken.length === maxHitsPerRequest) return taken;
        taken.push({ tenant, from, hits });
        ofTenant.delete(from);
      }
    }
    return taken;
  }

  async function report(hits: readonly RedirectHits[]): Promise<void> {
    const response = await callService('hits', new URL(`/api/${redirectHitsPath}`, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ hits }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const problem = `the content service answered ${response.status}`;
    // It would refuse them every minute.
    if (response.status === 400) return onFailure(problem);
    throw new Error(problem);
  }

  async function sendAll(): Promise<void> {
    for (let taken = take(); taken.length > 0; taken = take()) {
      try {
        await report(taken);
      } catch (error) {
        for (const hits of taken) add(hits);
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
    count: (tenant, from) => add({ tenant, from, hits: 1 }),
    send,
    async stop() {
      clearInterval(timer);
      await sending;
      await send();
    },
  };
}
