import { createHmac, timingSafeEqual } from 'node:crypto';
import { everyone } from '@group/content-client/gateway/contentTag';
import { log } from '@group/routes/site/log';
import { isTenantKey, tenants } from '@group/themes/registry';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';

/** Messages with a time further in the past or in the future are rejected. */
const maxClockSkewMs = 5 * 60 * 1000;

const maxBodyBytes = 16 * 1024;

/** Types are paths of the wire contract. */
const typePattern = /^[a-z][a-z-]{0,39}$/;

/** Ids and paths of entries. */
const entryPattern = /^[\w/-]{1,250}$/;

/** Content that was published or unpublished. */
export interface ContentChange {
  tenant: string;
  type: string;
  /** Id or path of one entry, or `list`; without it, the change affects all entries of the type. */
  entry?: string;
}

export interface ContentWebhookOptions {
  /** Shared with the content service; without it, the webhook answers 404. */
  secret: string | undefined;
  /** Invalidates cached content with this tag. */
  drop(tag: string): void;
  /** Called after all tags have been dropped. */
  onChanges?(changes: readonly ContentChange[]): void;
  now?: () => number;
}

/** Signs the time in milliseconds since the epoch, a dot, and the body, as the content service does. */
export function signatureOf(secret: string, time: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

function timingSafeEqualStrings(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)];
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}

function isChange(value: unknown): value is ContentChange {
  if (typeof value !== 'object' || value === null || !('tenant' in value) || !('type' in value)) return false;
  const { tenant, type } = value;
  if (typeof tenant !== 'string' || typeof type !== 'string') return false;
  if ('entry' in value && !(typeof value.entry === 'string' && entryPattern.test(value.entry))) return false;
  return (tenant === everyone || isTenantKey(tenant)) && typePattern.test(type);
}

/** Parses the changes of a body; `undefined` if it breaks the contract. */
function changesOf(body: string): readonly ContentChange[] | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('changes' in parsed)) return undefined;
    const { changes } = parsed;
    return Array.isArray(changes) && changes.every(isChange) ? changes : undefined;
  } catch {
    return undefined;
  }
}

/** Tags of the changed content: those of its tenant, and those of content that all tenants share. */
function tagsOf({ tenant, type, entry }: ContentChange): string[] {
  const owners = tenant === everyone ? tenants.map(({ key }) => key) : [tenant];
  return [everyone, ...owners].map((owner) => [owner, type, entry ?? []].flat().join(':'));
}

/**
 * Receives the content service's notice of published content, so that visitors see it at once. Rejects forged, expired
 * and replayed messages. The decision on this webhook describes its contract.
 */
export function contentWebhook({ secret, drop, onChanges, now = Date.now }: ContentWebhookOptions): Hono {
  const routes = new Hono();
  const seenSignatures = new LRUCache<string, true>({ max: 50_000, ttl: 2 * maxClockSkewMs });

  routes.post(
    '/content',
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.body(null, 413) }),
    async (context) => {
      if (!secret) return context.notFound();
      const time = context.req.header('x-webhook-time') ?? '';
      const signature = context.req.header('x-webhook-signature') ?? '';
      const body = await context.req.text();
      const recent = /^\d{13}$/.test(time) && Math.abs(now() - Number(time)) <= maxClockSkewMs;
      if (
        !recent ||
        !timingSafeEqualStrings(signature, signatureOf(secret, time, body)) ||
        seenSignatures.has(signature)
      ) {
        return context.body(null, 401);
      }
      seenSignatures.set(signature, true);
      const changes = changesOf(body);
      if (!changes) return context.body(null, 400);
      for (const change of changes) for (const tag of tagsOf(change)) drop(tag);
      log('info', 'content changed', { changes });
      onChanges?.(changes);
      return context.body(null, 204);
    },
  );
  return routes;
}
