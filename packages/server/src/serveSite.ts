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
  /** Directory of the client build. */
  clientDirectory: string;
  /** Built entry file of the picture worker. */
  pictureWorker: string;
  /** Used unless PORT is set. */
  defaultPort: number;
}

/** One sentence for errors that an operator can fix; all others are bugs, which keep their stack trace. */
function operatorMessage(error: unknown): string | undefined {
  if (error instanceof SiteSetupError || error instanceof HostTableError || error instanceof TrustedProxiesError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The port is in use by another process (${error.message}): stop it, or set PORT to another port.`;
  }
  return undefined;
}

/** Reads an optional number, 0 by default. Throws `SiteSetupError` if it is not a number or out of range. */
function numberOf(name: string, max: number): number {
  const value = Number(process.env[name]?.trim() || 0);
  if (value >= 0 && value <= max) return value;
  throw new SiteSetupError(`${name} must be a number from 0 to ${max}.`);
}

/** Starts telemetry if a collector is configured; otherwise its modules are not even loaded. */
async function telemetryOf(options: TelemetryOptions): Promise<Telemetry | undefined> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return undefined;
  const { startTelemetry } = await import('./observability/telemetry.ts');
  return startTelemetry(options);
}

/** Error codes of a full or failing disk, and of SQLite on it; misconfiguration has other codes. */
const diskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'ERR_SQLITE_ERROR']);

/**
 * Opens the outbox, which starts delivery of its entries, and returns a reader of its state. If the disk fails, the site
 * still serves pages, and retries opening the outbox at the next form submission or health check.
 */
async function openOutbox(forms: SiteServices['forms']): Promise<() => Pick<OutboxState, 'waiting' | 'overdue'>> {
  try {
    return (await forms.outbox()).state;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && diskCodes.has(error.code))) throw error;
    log('error', 'the outbox cannot be opened: no form is accepted', { problem: error.message });
    return () => ({ waiting: 0, overdue: false });
  }
}

/**
 * Runs a site until SIGTERM or SIGINT. Reads PORT, HOST, TRUSTED_PROXIES, CONTENT_WEBHOOK_SECRET, SITE_DRAIN_SECONDS,
 * SITE_LOG_CACHED_EVERY, OTEL_EXPORTER_OTLP_ENDPOINT and the variables of the site's definition. Exits with one sentence
 * on stderr and code 1 if the environment is invalid.
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
    const drainMs = 1_000 * numberOf('SITE_DRAIN_SECONDS', 60);
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
    await listen({ answer, hostname, port, drainMs, state, close });
    log('info', 'listening', { address: `http://${hostname}:${port}` });
  } catch (error) {
    const message = operatorMessage(error);
    if (!message) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
