import { LRUCache } from 'lru-cache';

/** After a failure a question is not asked again for this long, in milliseconds. */
const retryAfterMs = 1_000;

/** A failure that lasts is told of again after this long, in milliseconds. */
const logAgainAfterMs = 60_000;

/** Remembers which questions failed, so that an outage floods neither the content service nor the log. */
export interface Backoff {
  /** Whether the last attempt failed just now. */
  has(key: string): boolean;
  /** @param tell runs where this has not been told of lately */
  note(key: string, tell: () => void): void;
  forget(key: string): void;
}

/** @param most questions that are remembered */
export function createBackoff(most: number): Backoff {
  const failed = new LRUCache<string, true>({ max: most, ttl: retryAfterMs });
  const told = new LRUCache<string, true>({ max: most, ttl: logAgainAfterMs });
  return {
    has: (key) => failed.has(key),
    note(key, tell) {
      failed.set(key, true);
      if (told.has(key)) return;
      told.set(key, true);
      tell();
    },
    forget(key) {
      failed.delete(key);
      told.delete(key);
    },
  };
}
