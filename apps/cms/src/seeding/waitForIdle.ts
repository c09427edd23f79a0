import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** How often in a row nothing must be going on: between two queries of one task there is a moment of rest too. */
const quietRounds = 5;

/**
 * Waits until Strapi has told its listeners of everything that was made. It does so after the transaction and without
 * anybody waiting for it; to stop in the middle would end the process with an error.
 */
export async function waitForIdle(strapi: Core.Strapi): Promise<void> {
  const pool: { numUsed: () => number; numPendingAcquires: () => number } = strapi.db.connection.client.pool;
  for (let quiet = 0; quiet < quietRounds;) {
    await pause(20);
    quiet = pool.numUsed() + pool.numPendingAcquires() === 0 ? quiet + 1 : 0;
  }
}
