import { readEnvironment, siteEnvironment } from '@group/content-client/contract/environment';
import { endFailedStart } from '@group/content-client/contract/failedStart';
import { log } from '@group/routes/site/log';
import type { SiteDefinition } from '@group/routes/app/defineSite.server';
import type { ServerBuild } from 'react-router';
import type { Telemetry, TelemetryOptions } from './observability/telemetry.ts';
import { createSiteHealth } from './endpoints/health.ts';
import { logConsole } from './observability/logConsole.ts';
import { createSite } from './site.ts';
import { listen } from './listen.ts';
import { openOutboxOrRetry } from './openOutboxOrRetry.ts';

/** From the start: waiting visitors go first, and after a boot the content service is up by then. */
const warmAfterMs = 30_000;

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

/** Starts telemetry if a collector is configured; otherwise its modules are not even loaded. */
async function telemetryOf(collector: string | undefined, options: TelemetryOptions): Promise<Telemetry | undefined> {
  if (!collector) return undefined;
  const { startTelemetry } = await import('./observability/telemetry.ts');
  return startTelemetry(options);
}

/** Runs a site until SIGTERM or SIGINT. Ends the process with a sentence for operators if it cannot start. */
export async function serveSite(program: SiteProgram): Promise<void> {
  const { site, build, clientDirectory, pictureWorker, defaultPort } = program;
  logConsole();
  try {
    const variables = readEnvironment(siteEnvironment, process.env);
    const { HOST: hostname, PORT: port = defaultPort } = variables;
    const services = site.services();
    const state = { stopping: false };
    const health = createSiteHealth({ ...services, state });
    const { answer, pageCacheBytes, waitingPages, waitingPictures, warmOpenings } = await createSite({
      build,
      clientDirectory,
      pictureWorker,
      pictureEffort: variables.SITE_PICTURE_EFFORT,
      trustedProxies: variables.TRUSTED_PROXIES,
      webhookSecret: variables.CONTENT_WEBHOOK_SECRET,
      services,
      health,
      logCachedEvery: variables.SITE_LOG_CACHED_EVERY,
    });
    await openOutboxOrRetry(services.forms);
    const telemetry = await telemetryOf(variables.OTEL_EXPORTER_OTLP_ENDPOINT, {
      name: site.name,
      variables,
      port,
      health,
      log,
      waitingSubmissions: async () => (await services.forms.outbox()).state().waiting,
      waitingPages,
      waitingPictures,
      pageCacheBytes,
    });
    const close = async (): Promise<void> => {
      await telemetry?.stop();
      await services.forms.close();
      await services.gateway.close();
    };
    await listen({ answer, hostname, port, drainMs: 1_000 * variables.SITE_DRAIN_SECONDS, state, close });
    log('info', 'listening', { address: `http://${hostname}:${port}` });
    setTimeout(() => void warmOpenings(), warmAfterMs).unref();
  } catch (error) {
    endFailedStart('The site', error);
  }
}
