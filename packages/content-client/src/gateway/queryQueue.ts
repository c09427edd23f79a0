import PQueue from 'p-queue';
import { ContentUnavailable } from './contentUnavailable.ts';

/** The content service handles a few dozen requests per second. */
const defaultConcurrency = 16;

/** Running and queued requests of one tenant. The sitemap of 50,000 jobs sends 500 at once. */
const defaultMaxPerTenant = 600;

export interface QueryQueueOptions {
  concurrency?: number;
  maxPerTenant?: number;
}

/** Queues a request. Throws {@link ContentUnavailable} if the tenant's queue is full. */
export type EnqueueQuery = <T>(tenant: string, send: () => Promise<T>) => Promise<T>;

/**
 * Limits the concurrent requests to the content service. Tenants take turns: another tenant's first request comes
 * before the rest of a long queue.
 */
export function createQueryQueue(options: QueryQueueOptions = {}): EnqueueQuery {
  const { concurrency = defaultConcurrency, maxPerTenant = defaultMaxPerTenant } = options;
  const queue = new PQueue({ concurrency });
  const byTenant = new Map<string, number>();

  return async (tenant, send) => {
    const ahead = byTenant.get(tenant) ?? 0;
    if (ahead >= maxPerTenant) throw new ContentUnavailable('too many queries are queued');
    byTenant.set(tenant, ahead + 1);
    try {
      return await queue.add(send, { priority: -ahead });
    } finally {
      const left = (byTenant.get(tenant) ?? 1) - 1;
      if (left > 0) byTenant.set(tenant, left);
      else byTenant.delete(tenant);
    }
  };
}
