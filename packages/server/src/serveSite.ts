import { log } from '@group/routes/site/log';
import { sharedSecret, type SiteDefinition, SiteSetupError } from '@group/routes/site/defineSite.server';
import { HostTableError } from '@group/themes/resolveTenant';
import type { ServerBuild } from 'react-router';
import { TrustedProxiesError } from './http/trustedProxies.ts';
import { createSite } from './site.ts';
import { listen } from './listen.ts';

export interface SiteProgram {
  site: SiteDefinition;
  build: ServerBuild;
  /** Folder with the built files for the browser. */
  clientDirectory: string;
  /** Port where the variable PORT names none. */
  defaultPort: number;
}

/** What an operator can mend, in one sentence; anything else is a fault of the program and keeps its stack. */
function operatorMessage(error: unknown): string | undefined {
  if (error instanceof SiteSetupError || error instanceof HostTableError || error instanceof TrustedProxiesError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The port is taken by another program (${error.message}): stop it, or choose another one with PORT.`;
  }
  return undefined;
}

/**
 * Runs a site until SIGTERM or SIGINT. Reads PORT, HOST, TRUSTED_PROXIES and
 * CONTENT_WEBHOOK_SECRET, and what the site's definition reads.
 * A wrong environment ends the program with one sentence and exit code 1.
 */
export async function serveSite({ site, build, clientDirectory, defaultPort }: SiteProgram): Promise<void> {
  const port = Number(process.env.PORT || defaultPort);
  const hostname = process.env.HOST || '127.0.0.1';
  try {
    const services = site.services();
    const state = { stopping: false };
    const trustedProxies = process.env.TRUSTED_PROXIES;
    const webhookSecret = sharedSecret(process.env, 'CONTENT_WEBHOOK_SECRET');
    const answer = await createSite({ build, clientDirectory, trustedProxies, webhookSecret, services, state });
    await services.forms.outbox();
    const close = async (): Promise<void> => {
      await services.forms.close();
      await services.gateway.close();
    };
    await listen({ answer, hostname, port, state, close });
    log('info', 'listening', { address: `http://${hostname}:${port}` });
  } catch (error) {
    const message = operatorMessage(error);
    if (!message) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
