import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** Consecutive idle checks that are required, because the pool is also idle between two queries of one task. */
const requiredIdleChecks = 5;

/**
 * Waits until Strapi has emitted its events about created entries. It does so after the transaction, without awaiting
 * the listeners; stopping in between would end the process with an error.
 */
export async function waitForIdle(strapi: Core.Strapi): Promise<void> {
  const pool: { numUsed: () => number; numPendingAcquires: () => number } = strapi.db.connection.client.pool;
  for (let idleChecks = 0; idleChecks < requiredIdleChecks;) {
    await pause(20);
    idleChecks = pool.numUsed() + pool.numPendingAcquires() === 0 ? idleChecks + 1 : 0;
  }
}
