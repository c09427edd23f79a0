import { type Environment, readEnvironment, siteEnvironment } from '@group/content-client/contract/environment';
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
  environment?: Environment;
}

export interface Telemetry {
  /** Flushes and stops. Never rejects: a collector that is down must not delay shutdown. */
  stop(): Promise<void>;
}

const telemetryEnvironment = siteEnvironment.pick({
  OTEL_SERVICE_NAME: true,
  OTEL_METRIC_EXPORT_INTERVAL: true,
  OTEL_TRACES_SAMPLER_ARG: true,
});

const shutdownTimeoutMs = 2_000;

/**
 * Exports metrics and traces over OTLP/HTTP to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The exporters read it and the
 * headers themselves.
 * `serveSite` imports this module only if the endpoint is set.
 */
export function startTelemetry({ environment = process.env, ...gauges }: TelemetryOptions): Telemetry {
  const variables = readEnvironment(telemetryEnvironment, environment);
  const resource = resourceFromAttributes({ 'service.name': variables.OTEL_SERVICE_NAME });
  const exportIntervalMillis = variables.OTEL_METRIC_EXPORT_INTERVAL;
  const exportTimeoutMillis = Math.min(exportIntervalMillis, 10_000);
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis,
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(variables.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });

  const metrics = createMetrics(meters.getMeter('site'), gauges);
  const traces = createTraces(tracers.getTracer('site'));
  const unsubscribers = [
    observed.requestBegun.subscribe(traces.requestBegun),
    observed.requestEnded.subscribe(traces.requestEnded),
    observed.requestEnded.subscribe(metrics.request),
    observed.renderBegun.subscribe(traces.renderBegun),
    observed.renderEnded.subscribe(traces.renderEnded),
    observed.renderEnded.subscribe(metrics.render),
    serviceCalls.subscribe(traces.call),
    serviceCalls.subscribe(metrics.call),
  ];

  return {
    async stop() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      const flushed = Promise.allSettled([meters.shutdown(), tracers.shutdown()]);
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, shutdownTimeoutMs);
      await Promise.race([flushed, promise]);
      clearTimeout(timer);
      metrics.stop();
    },
  };
}
