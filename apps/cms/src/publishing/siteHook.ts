import { setTimeout as wait } from 'node:timers/promises';
import {
  changesBody,
  type ContentChange,
  maxChangesPerMessage,
  signChanges,
  webhookSignatureHeader,
} from '@group/content-client/contract/changes';
import { verifyReceipt } from '@group/content-client/contract/receipt';
import { variables } from '../environment/variables.ts';

export interface SiteHookOptions {
  /** URLs of `/hooks/content` on the websites. */
  urls: readonly string[];
  secret: string;
  warn: (message: string) => void;
  /** Milliseconds before each retry. */
  retryDelaysMs?: readonly number[];
}

export interface SiteHook {
  /** Returns at once and never throws: a website that misses a message revalidates its content within a minute. */
  notify: (changes: readonly ContentChange[]) => void;
}

/** One action in the admin causes several changes at once; those of this window share a message. */
const batchWindowMs = 20;

const responseTimeoutMs = 3_000;

const defaultRetryDelaysMs = [250, 1_000, 4_000, 15_000];

/** Sends signed messages about published changes to all websites and retries failed deliveries. */
export function createSiteHook({
  urls,
  secret,
  warn,
  retryDelaysMs = defaultRetryDelaysMs,
}: SiteHookOptions): SiteHook {
  let batch = new Map<string, ContentChange>();

  async function attempt(url: string, body: string): Promise<void> {
    const signed = signChanges(secret, body);
    const headers = { 'content-type': 'application/json', ...signed };
    const signal = AbortSignal.timeout(responseTimeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    if (!verifyReceipt(secret, response, 'webhook', signed[webhookSignatureHeader] ?? ''))
      throw new Error(`answered ${response.status}${response.ok ? ' without a receipt' : ''}`);
  }

  async function send(url: string, body: string): Promise<void> {
    for (const delayMs of [...retryDelaysMs, undefined]) {
      try {
        return await attempt(url, body);
      } catch (error) {
        if (delayMs !== undefined) await wait(delayMs, undefined, { ref: false });
        else warn(`${url} was not told of a change: ${error instanceof Error ? error.message : 'unknown'}`);
      }
    }
  }

  async function sendBatch(): Promise<void> {
    await wait(batchWindowMs);
    const changes = [...batch.values()];
    batch = new Map();
    const bodies: string[] = [];
    for (let first = 0; first < changes.length; first += maxChangesPerMessage) {
      bodies.push(changesBody(changes.slice(first, first + maxChangesPerMessage)));
    }
    await Promise.all(urls.flatMap((url) => bodies.map((body) => send(url, body))));
  }

  return {
    notify(changes) {
      const isFirst = batch.size === 0;
      for (const change of changes) batch.set(JSON.stringify(change), change);
      if (isFirst && batch.size > 0) void sendBatch();
    },
  };
}

/** The hook configured by `SITE_WEBHOOK_URLS` and `CONTENT_WEBHOOK_SECRET`; `undefined` without URLs. */
export function siteHookFromEnvironment(warn: SiteHookOptions['warn']): SiteHook | undefined {
  const { SITE_WEBHOOK_URLS = '', CONTENT_WEBHOOK_SECRET: secret } = variables();
  const given = SITE_WEBHOOK_URLS.split(',').flatMap((url) => url.trim() || []);
  const urls = [...new Set(given)];
  if (!secret || urls.length === 0) return undefined;
  return createSiteHook({ urls, secret, warn });
}
