import { LRUCache } from 'lru-cache';

/** A failed query is not retried before this. */
const retryAfterMs = 1_000;

/** A persistent failure is logged again after this. */
const logAgainAfterMs = 3_600_000;

/**
 * Remembers failed queries, so that an outage floods neither the content service nor the log.
 * @param maxKeys queries that are remembered
 */
export function createBackoff(maxKeys: number) {
  const failed = new LRUCache<string, true>({ max: maxKeys, ttl: retryAfterMs });
  const logged = new LRUCache<string, true>({ max: maxKeys, ttl: logAgainAfterMs });
  return {
    /** Whether the last attempt failed within the retry interval. */
    has: (key: string) => failed.has(key),
    /** @param log runs unless this failure was logged recently */
    recordFailure(key: string, log?: () => void): void {
      failed.set(key, true);
      if (!log || logged.has(key)) return;
      logged.set(key, true);
      log();
    },
    reset(key: string): void {
      failed.delete(key);
      logged.delete(key);
    },
  };
}
