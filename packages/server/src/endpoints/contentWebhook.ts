import {
  changeTags,
  type ContentChange,
  maxWebhookAgeMs,
  maxWebhookBytes,
  parseChanges,
  verifyChanges,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@group/content-client/contract/changes';
import { signReceipt } from '@group/content-client/contract/receipt';
import { log } from '@group/routes/site/log';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';

export interface ContentWebhookOptions {
  /** Shared with the content service; the endpoint answers 404 without it. */
  secret: string | undefined;
  /** Invalidates the cache entries with this tag. */
  drop(tag: string): void;
  /** Called with the changes after their tags were dropped. */
  onChanges?(changes: readonly ContentChange[]): void;
  now?: () => number;
}

/**
 * Endpoint for the content service's webhook, which makes published changes visible at once. Forged, outdated and
 * replayed messages have no effect. Decision 027 describes the protocol.
 */
export function contentWebhook({ secret, drop, onChanges, now = Date.now }: ContentWebhookOptions): Hono {
  const routes = new Hono();
  const seenSignatures = new LRUCache<string, true>({ max: 50_000, ttl: 2 * maxWebhookAgeMs });

  routes.post(
    '/content',
    bodyLimit({ maxSize: maxWebhookBytes, onError: (context) => context.body(null, 413) }),
    async (context) => {
      if (!secret) return context.notFound();
      const time = context.req.header(webhookTimeHeader) ?? '';
      const signature = context.req.header(webhookSignatureHeader) ?? '';
      const body = await context.req.text();
      if (!verifyChanges(secret, { time, signature }, body, now()) || seenSignatures.has(signature)) {
        return context.body(null, 401);
      }
      seenSignatures.set(signature, true);
      const changes = parseChanges(body);
      if (!changes) return context.body(null, 400);
      for (const change of changes) for (const tag of changeTags(change)) drop(tag);
      log('info', 'content changed', { changes });
      onChanges?.(changes);
      return context.body(null, 204, signReceipt(secret, 'webhook', signature));
    },
  );
  return routes;
}
