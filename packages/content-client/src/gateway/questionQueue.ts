import PQueue from 'p-queue';
import { ContentUnavailable } from './contentUnavailable.ts';

/** Questions to the content service at the same time: it answers some dozens a second. */
const standardConcurrency = 16;

/** Questions of one tenant at most, with those that wait: the sitemap of 50,000 jobs asks 500 at once. */
const standardMaxPerTenant = 600;

export interface QuestionQueueOptions {
  concurrency?: number;
  maxPerTenant?: number;
}

/** Asks in its turn. Throws {@link ContentUnavailable} where too many questions of this tenant wait already. */
export type AskInTurn = <T>(tenant: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Bounds the questions to the content service. Tenants take turns: however many questions of one of them wait, the first
 * one of another comes next.
 */
export function createQuestionQueue(options: QuestionQueueOptions = {}): AskInTurn {
  const { concurrency = standardConcurrency, maxPerTenant = standardMaxPerTenant } = options;
  const queue = new PQueue({ concurrency });
  const byTenant = new Map<string, number>();

  return async (tenant, ask) => {
    const ahead = byTenant.get(tenant) ?? 0;
    if (ahead >= maxPerTenant) throw new ContentUnavailable('too many questions wait');
    byTenant.set(tenant, ahead + 1);
    try {
      return await queue.add(ask, { priority: -ahead });
    } finally {
      const left = (byTenant.get(tenant) ?? 1) - 1;
      if (left > 0) byTenant.set(tenant, left);
      else byTenant.delete(tenant);
    }
  };
}
