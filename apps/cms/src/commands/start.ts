// oxlint-disable-next-line import/no-unassigned-import -- Sets variables that Strapi reads on import.
import '../environment/environment.ts';
import { once } from 'node:events';
import { endFailedStart } from '@group/content-client/contract/failedStart';
import type { Core } from '@strapi/strapi';
import { createService } from '../strapi/createService.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;
const exit = (): void => process.exit();

/** Rejects if the address cannot be used: Strapi itself would log that and stay, without listening. */
async function listen(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  httpServer.removeAllListeners('error');
  const failed = once(httpServer, 'error').then(([error]: unknown[]) => Promise.reject(error));
  await Promise.race([strapi.listen(), failed]);
  httpServer.on('error', (error) => strapi.log.error(error.message));
}

async function start(): Promise<void> {
  // Strapi's own shutdown throws until the start is complete. Before that, there is nothing to finish.
  for (const signal of signals) process.on(signal, exit);
  const strapi = await createService();
  await strapi.load();
  await listen(strapi);
  for (const signal of signals) process.off(signal, exit);
}

start().catch((error: unknown) => endFailedStart('The content service', error));
