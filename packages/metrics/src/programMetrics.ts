import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Health } from '@group/content-client/contract/health';
import type { Meter } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';

export interface MetricsOptions {
  /** Of the program, used unless OTEL_SERVICE_NAME is set. */
  name: string;
  variables: { OTEL_SERVICE_NAME?: string | undefined; OTEL_METRIC_EXPORT_INTERVAL: number };
  /** Port on which the program listens, which tells the processes of a machine apart. */
  port: number;
  health: Health;
  /** Logs a failed export, with the status of the collector's answer or the code of the error. */
  log: (level: 'info' | 'warn', message: string) => void;
}

export interface Metrics {
  meter: Meter;
  resource: Resource;
  /** Exports the last values. */
  stop(): Promise<void>;
}

const nanosecondsPerSecond = 1e9;

const exportAtStopTimeoutMs = 2_000;

/** Waits for the last export. Never rejects: a collector that is down must not delay shutdown. */
export async function lastExport(exported: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, exportAtStopTimeoutMs);
  await Promise.race([exported.catch(() => undefined), promise]);
  clearTimeout(timer);
}

/** Logs the first of several failures in a row, and the success after them: once a minute would flood the log. */
class LoggingExporter extends OTLPMetricExporter {
  readonly #log: MetricsOptions['log'];
  #failing = false;

  constructor(log: MetricsOptions['log']) {
    super();
    this.#log = log;
  }

  override export(...[metrics, done]: Parameters<OTLPMetricExporter['export']>): void {
    super.export(metrics, (result) => {
      const { error } = result;
      if (error && !this.#failing) {
        const reason = 'code' in error ? String(error.code) : error.name;
        this.#log('warn', `the collector of metrics rejects them or cannot be reached: ${reason}`);
      } else if (!error && this.#failing) this.#log('info', 'the collector of metrics accepts them again');
      this.#failing = error !== undefined;
      done(result);
    });
  }
}

/** Adds a gauge that is read at each export; a value that cannot be read then is left out. */
export function addGauge(
  meter: Meter,
  name: string,
  unit: string,
  description: string,
  read: () => number | Promise<number>,
): void {
  meter.createObservableGauge(name, { unit, description }).addCallback(async (result) => result.observe(await read()));
}

function addHealth(meter: Meter, { unreadyReason, degradations }: Health): void {
  addGauge(meter, 'health.ready', '', '1 if visitors are served', async () => Number(!(await unreadyReason())));
  meter
    .createObservableGauge('health.degraded', { description: '1 for each reason that applies' })
    .addCallback(async (result) => {
      for (const [reason, applies] of Object.entries(await degradations())) result.observe(Number(applies), { reason });
    });
}

/**
 * Exports metrics by OTLP over HTTP, with the health, memory and event loop of the process. The exporter reads
 * OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS itself. Programs load this module only if the former is set.
 */
export function startMetrics({ name, variables, port, health, log }: MetricsOptions): Metrics {
  const resource = resourceFromAttributes({
    'service.name': variables.OTEL_SERVICE_NAME ?? name,
    'service.instance.id': `${hostname()}:${port}`,
  });
  const exportIntervalMillis = variables.OTEL_METRIC_EXPORT_INTERVAL;
  const exportTimeoutMillis = Math.min(exportIntervalMillis, 10_000);
  const exporter = new LoggingExporter(log);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis, exportTimeoutMillis });
  const provider = new MeterProvider({ resource, readers: [reader] });
  const meter = provider.getMeter('group');

  addHealth(meter, health);
  addGauge(meter, 'process.memory.usage', 'By', 'Resident memory of the process', () => process.memoryUsage.rss());
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  addGauge(meter, 'nodejs.eventloop.delay.p99', 's', 'Event loop delay since the last export', () => {
    const seconds = delay.percentile(99) / nanosecondsPerSecond;
    delay.reset();
    return seconds;
  });
  return {
    meter,
    resource,
    async stop() {
      delay.disable();
      await lastExport(provider.shutdown());
    },
  };
}
