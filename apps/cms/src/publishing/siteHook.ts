import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What visitors see has changed. */
export interface Change {
  /** Key of the organisation, or `*` for all. */
  tenant: string;
  /** Path of the type in the wire contract, e.g. `jobs`; `konfiguration` for the frame of a website. */
  type: string;
  /** One entry alone, by its id or, of a page, its path; `list` for the lists of the type. Without it, all of the type. */
  entry?: string;
}

export interface SiteHookOptions {
  /** Addresses of `/hooks/content` on the websites. */
  urls: readonly string[];
  secret: string;
  warn: (message: string) => void;
  /** Between one attempt and the next, in milliseconds. */
  pauses?: readonly number[];
}

/** The way to the websites. */
export interface SiteHook {
  /** Never waits and never fails: what a website does not hear, it finds out by itself within a minute. */
  tell: (changes: readonly Change[]) => void;
  /** When all that was told has arrived, or was given up. */
  settled: () => Promise<void>;
}

/** Changes that belong together come at once; a message is sent for all of them, in milliseconds. */
const gatheringFor = 20;

/** So that a message stays well below the 16 kB that a website reads. */
const changesInMessage = 100;

/** A website that takes longer is asked again, in milliseconds. */
const longestAnswer = 3_000;

const usualPauses = [250, 1_000, 4_000, 15_000];

/** The headers of a message; the contract stands in the decision on finished pages. */
export function signedHeaders(secret: string, body: string, now = Date.now()): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'x-webhook-time': String(now),
    'x-webhook-signature': `sha256=${signature}`,
  };
}

/** Tells websites what was published: signed, a few times over where one does not answer. */
export function createSiteHook({ urls, secret, warn, pauses = usualPauses }: SiteHookOptions): SiteHook {
  let gathered = new Map<string, Change>();
  const underWay = new Set<Promise<void>>();

  async function attempt(url: string, body: string): Promise<void> {
    const headers = signedHeaders(secret, body);
    const signal = AbortSignal.timeout(longestAnswer);
    const answer = await fetch(url, { method: 'POST', headers, body, signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  async function send(url: string, body: string): Promise<void> {
    for (const pause of [...pauses, undefined]) {
      try {
        return await attempt(url, body);
      } catch (error) {
        if (pause !== undefined) await wait(pause, undefined, { ref: false });
        else warn(`${url} was not told of a change: ${error instanceof Error ? error.message : 'unknown'}`);
      }
    }
  }

  async function sendGathered(): Promise<void> {
    await wait(gatheringFor);
    const changes = [...gathered.values()];
    gathered = new Map();
    const bodies: string[] = [];
    for (let first = 0; first < changes.length; first += changesInMessage) {
      bodies.push(JSON.stringify({ changes: changes.slice(first, first + changesInMessage) }));
    }
    await Promise.all(urls.flatMap((url) => bodies.map((body) => send(url, body))));
  }

  return {
    tell(changes) {
      const isFirst = gathered.size === 0;
      for (const change of changes) gathered.set(JSON.stringify(change), change);
      if (!isFirst || gathered.size === 0) return;
      const sending = sendGathered().finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Shorter ones could be guessed, in characters. */
const shortestSecret = 32;

/** The hook that `SITE_WEBHOOK_URLS` and `CONTENT_WEBHOOK_SECRET` describe; none without them. Throws where they are wrong. */
export function siteHookFromEnvironment(warn: SiteHookOptions['warn']): SiteHook | undefined {
  const given = (process.env.SITE_WEBHOOK_URLS ?? '').split(',').flatMap((url) => url.trim() || []);
  const urls = [...new Set(given)];
  if (urls.length === 0) return undefined;
  const secret = process.env.CONTENT_WEBHOOK_SECRET?.trim() ?? '';
  for (const url of urls) if (!URL.canParse(url)) throw new Error(`SITE_WEBHOOK_URLS: "${url}" is not an address.`);
  if (secret.length >= shortestSecret) return createSiteHook({ urls, secret, warn });
  throw new Error(`SITE_WEBHOOK_URLS needs a CONTENT_WEBHOOK_SECRET of at least ${shortestSecret} characters.`);
}
