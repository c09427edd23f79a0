import { serviceCalls } from '@group/content-client/gateway/callService';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { createMetrics, type Gauges } from './metrics.ts';
import { observed } from './observed.ts';
import { createTraces } from './traces.ts';

export interface TelemetryOptions extends Gauges {
  /** Name of the program, where `OTEL_SERVICE_NAME` says none. */
  name: string;
  environment?: Readonly<Record<string, string | undefined>>;
}

export interface Telemetry {
  /** Sends what is left, and stops. Never rejects: a collector that is down must not hold up the end. */
  stop(): Promise<void>;
}

/** How often figures are sent unless told otherwise, and how long the last sending may take, in milliseconds. */
const sendEvery = 60_000;
const longestSending = 2_000;

/**
 * Sends figures and traces by OTLP over HTTP to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; its own settings are those
 * of OpenTelemetry (OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_METRIC_EXPORT_INTERVAL, OTEL_TRACES_SAMPLER_ARG).
 * Loaded only where that is set.
 */
export function startTelemetry({ name, environment = process.env, ...levels }: TelemetryOptions): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': environment.OTEL_SERVICE_NAME || name });
  const exportIntervalMillis = Number(environment.OTEL_METRIC_EXPORT_INTERVAL) || sendEvery;
  const exportTimeoutMillis = Math.min(exportIntervalMillis, 10_000);
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis,
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const share = Number(environment.OTEL_TRACES_SAMPLER_ARG || 1);
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });

  const figures = createMetrics(meters.getMeter('site'), levels);
  const traces = createTraces(tracers.getTracer('site'));
  const ends = [
    observed.requestBegun.subscribe(traces.requestBegun),
    observed.requestEnded.subscribe(traces.requestEnded),
    observed.requestEnded.subscribe(figures.request),
    observed.renderBegun.subscribe(traces.renderBegun),
    observed.renderEnded.subscribe(traces.renderEnded),
    observed.renderEnded.subscribe(figures.render),
    serviceCalls.subscribe(traces.call),
    serviceCalls.subscribe(figures.call),
  ];

  return {
    async stop() {
      for (const end of ends) end();
      const sent = Promise.allSettled([meters.shutdown(), tracers.shutdown()]);
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, longestSending);
      await Promise.race([sent, promise]);
      clearTimeout(timer);
      figures.stop();
    },
  };
}
