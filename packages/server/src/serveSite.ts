import type { OutboxState } from '@group/content-client/outbox/outbox';
import { log } from '@group/routes/site/log';
import {
  sharedSecret,
  type SiteDefinition,
  type SiteServices,
  SiteSetupError,
} from '@group/routes/app/defineSite.server';
import { HostTableError } from '@group/themes/resolveTenant';
import type { ServerBuild } from 'react-router';
import { TrustedProxiesError } from './http/trustedProxies.ts';
import type { Telemetry, TelemetryOptions } from './observability/telemetry.ts';
import { createSite } from './site.ts';
import { listen } from './listen.ts';

export interface SiteProgram {
  site: SiteDefinition;
  build: ServerBuild;
  /** Folder with the built files for the browser. */
  clientDirectory: string;
  /** Built file of the process that renders pictures. */
  pictureWorker: string;
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

/** A number that an operator may give; throws where it is none, or outside of its bounds. */
function numberOf(name: string, most: number): number {
  const value = Number(process.env[name]?.trim() || 0);
  if (value >= 0 && value <= most) return value;
  throw new SiteSetupError(`${name} is to be a number from 0 to ${most}.`);
}

/** Telemetry, where a collector is named; its code is not even loaded where there is none. */
async function telemetryOf(options: TelemetryOptions): Promise<Telemetry | undefined> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return undefined;
  const { startTelemetry } = await import('./observability/telemetry.ts');
  return startTelemetry(options);
}

/** Codes of a disk that is full or fails, and of SQLite on it. What an operator has set wrongly is none of them. */
const diskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'ERR_SQLITE_ERROR']);

/**
 * Opens the outbox, so that what waits there is delivered, and gives what reads its state. Where the disk fails, pages
 * are served all the same; the outbox is opened at the next form or the next question about health.
 */
async function openOutbox(forms: SiteServices['forms']): Promise<() => Pick<OutboxState, 'waiting' | 'overdue'>> {
  try {
    return (await forms.outbox()).state;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && diskCodes.has(error.code))) throw error;
    log('error', 'the outbox cannot be opened: no form is taken', { problem: error.message });
    return () => ({ waiting: 0, overdue: false });
  }
}

/**
 * Runs a site until SIGTERM or SIGINT. Reads PORT, HOST, TRUSTED_PROXIES, CONTENT_WEBHOOK_SECRET, SITE_DRAIN_SECONDS,
 * SITE_LOG_CACHED_EVERY and OTEL_EXPORTER_OTLP_ENDPOINT, and what the site's definition reads.
 * A wrong environment ends the program with one sentence and exit code 1.
 */
export async function serveSite(program: SiteProgram): Promise<void> {
  const { site, build, clientDirectory, pictureWorker, defaultPort } = program;
  const port = Number(process.env.PORT || defaultPort);
  const hostname = process.env.HOST || '127.0.0.1';
  try {
    const services = site.services();
    const state = { stopping: false };
    const trustedProxies = process.env.TRUSTED_PROXIES;
    const webhookSecret = sharedSecret(process.env, 'CONTENT_WEBHOOK_SECRET');
    const logCachedEvery = numberOf('SITE_LOG_CACHED_EVERY', 1_000_000);
    const drainFor = 1_000 * numberOf('SITE_DRAIN_SECONDS', 60);
    const { answer, pageCacheBytes } = await createSite({
      build,
      clientDirectory,
      pictureWorker,
      trustedProxies,
      webhookSecret,
      services,
      state,
      logCachedEvery,
    });
    const outbox = await openOutbox(services.forms);
    const telemetry = await telemetryOf({ name: 'website', outbox, pageCacheBytes });
    const close = async (): Promise<void> => {
      await telemetry?.stop();
      await services.forms.close();
      await services.gateway.close();
    };
    await listen({ answer, hostname, port, drainFor, state, close });
    log('info', 'listening', { address: `http://${hostname}:${port}` });
  } catch (error) {
    const message = operatorMessage(error);
    if (!message) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
