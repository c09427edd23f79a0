import { readEnvironment, siteEnvironment } from '@group/content-client/contract/environment';
import { endFailedStart } from '@group/content-client/contract/failedStart';
import type { CountReport } from '@group/content-client/contract/counts';
import { maxViewedPath, pageViewReport } from '@group/content-client/contract/pageViews';
import { redirectHitReport } from '@group/content-client/contract/redirectHits';
import { createReportedCounter } from '@group/content-client/counts/reportedCounter';
import type { OutboxState } from '@group/content-client/outbox/outbox';
import { log } from '@group/routes/site/log';
import type { SiteDefinition, SiteServices } from '@group/routes/app/defineSite.server';
import type { ServerBuild } from 'react-router';
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

/** Starts telemetry if a collector is configured; otherwise its modules are not even loaded. */
async function telemetryOf(collector: string | undefined, options: TelemetryOptions): Promise<Telemetry | undefined> {
  if (!collector) return undefined;
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

/** Runs a site until SIGTERM or SIGINT. Ends the process with a sentence for operators if it cannot start. */
export async function serveSite(program: SiteProgram): Promise<void> {
  const { site, build, clientDirectory, pictureWorker, defaultPort } = program;
  try {
    const variables = readEnvironment(siteEnvironment, process.env);
    const { HOST: hostname, PORT: port = defaultPort } = variables;
    const services = site.services();
    const state = { stopping: false };
    const counterOf = (report: CountReport) =>
      createReportedCounter(report, services.gateway.access, (problem) =>
        log('warn', 'counts not reported yet', { counts: report.path, problem }),
      );
    const [redirectHits, pageViews] = [counterOf(redirectHitReport), counterOf(pageViewReport)];
    const { answer, pageCacheBytes } = await createSite({
      build,
      clientDirectory,
      pictureWorker,
      trustedProxies: variables.TRUSTED_PROXIES,
      webhookSecret: variables.CONTENT_WEBHOOK_SECRET,
      services,
      state,
      onMoved: redirectHits.count,
      onViewed: (tenant, path) => path.length <= maxViewedPath && pageViews.count(tenant, path),
      logCachedEvery: variables.SITE_LOG_CACHED_EVERY,
    });
    const outbox = await openOutbox(services.forms);
    const telemetry = await telemetryOf(variables.OTEL_EXPORTER_OTLP_ENDPOINT, { outbox, pageCacheBytes });
    const close = async (): Promise<void> => {
      const reported = Promise.all([redirectHits.stop(), pageViews.stop()]);
      await telemetry?.stop();
      await services.forms.close();
      await services.gateway.close();
      await reported;
    };
    await listen({ answer, hostname, port, drainMs: 1_000 * variables.SITE_DRAIN_SECONDS, state, close });
    log('info', 'listening', { address: `http://${hostname}:${port}` });
  } catch (error) {
    endFailedStart('The site', error);
  }
}
