import { createHmac, timingSafeEqual } from 'node:crypto';
import { everyone } from '@group/content-client/gateway/contentTag';
import { log } from '@group/routes/site/log';
import { isTenantKey, tenants } from '@group/themes/registry';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';

/** Older and later ones are refused, in milliseconds. */
const longestWay = 5 * 60 * 1000;

/** Larger ones are none of ours, in bytes. */
const largestBody = 16 * 1024;

/** Types are the paths of the wire contract. */
const typePattern = /^[a-z][a-z-]{0,39}$/;

/** Ids and paths of entries. */
const entryPattern = /^[\w/-]{1,250}$/;

/** Something that was published, or is not any more. */
export interface ContentChange {
  tenant: string;
  type: string;
  /** One entry by its id or path, or `list`; without it, all of the type. */
  entry?: string;
}

export interface ContentWebhookOptions {
  /** Shared with the content service; without it there is no hook. */
  secret: string | undefined;
  /** Forgets what has this tag. */
  drop(tag: string): void;
  /** Hears of what has changed, once all of it is forgotten. */
  onChanges?(changes: readonly ContentChange[]): void;
  now?: () => number;
}

/** What the content service signs: the time in milliseconds since the epoch, a dot, and the body. */
export function signatureOf(secret: string, time: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

function equal(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function isChange(value: unknown): value is ContentChange {
  if (typeof value !== 'object' || value === null || !('tenant' in value) || !('type' in value)) return false;
  const { tenant, type } = value;
  if (typeof tenant !== 'string' || typeof type !== 'string') return false;
  if ('entry' in value && !(typeof value.entry === 'string' && entryPattern.test(value.entry))) return false;
  return (tenant === everyone || isTenantKey(tenant)) && typePattern.test(type);
}

/** The changes that a body names; `undefined` where it is not as agreed. */
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

/** What shows entries of one organisation, and what shows those of all. */
function tagsOf({ tenant, type, entry }: ContentChange): string[] {
  const owners = tenant === everyone ? tenants.map(({ key }) => key) : [tenant];
  return [everyone, ...owners].map((owner) => [owner, type, entry ?? []].flat().join(':'));
}

/**
 * Where the content service says that something was published, so that it is seen at once. Forgeries, old messages and
 * those that were here before do nothing. See the decision on this hook for its contract.
 */
export function contentWebhook({ secret, drop, onChanges, now = Date.now }: ContentWebhookOptions): Hono {
  const routes = new Hono();
  const seen = new LRUCache<string, true>({ max: 50_000, ttl: 2 * longestWay });

  routes.post(
    '/content',
    bodyLimit({ maxSize: largestBody, onError: (context) => context.body(null, 413) }),
    async (context) => {
      if (!secret) return context.notFound();
      const time = context.req.header('x-webhook-time') ?? '';
      const signature = context.req.header('x-webhook-signature') ?? '';
      const body = await context.req.text();
      const recent = /^\d{13}$/.test(time) && Math.abs(now() - Number(time)) <= longestWay;
      if (!recent || !equal(signature, signatureOf(secret, time, body)) || seen.has(signature)) {
        return context.body(null, 401);
      }
      seen.set(signature, true);
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
