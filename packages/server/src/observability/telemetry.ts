import { lastExport, type MetricsOptions, startMetrics } from '@group/metrics/programMetrics';
import { serviceCalls } from '@group/content-client/gateway/callService';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { createMetrics, type Gauges } from './metrics.ts';
import { observed } from './observed.ts';
import { createTraces } from './traces.ts';

export interface TelemetryOptions extends Gauges, MetricsOptions {
  variables: MetricsOptions['variables'] & { OTEL_TRACES_SAMPLER_ARG: number };
}

export interface Telemetry {
  /** Flushes and stops. Never rejects: a collector that is down must not delay shutdown. */
  stop(): Promise<void>;
}

/**
 * Exports metrics and traces over OTLP/HTTP to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The exporters read it and the
 * headers themselves.
 * `serveSite` imports this module only if the endpoint is set.
 */
export function startTelemetry({ name, variables, port, health, log, ...gauges }: TelemetryOptions): Telemetry {
  const { meter, resource, stop } = startMetrics({ name, variables, port, health, log });
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(variables.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });

  const metrics = createMetrics(meter, gauges);
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
      await Promise.all([stop(), lastExport(tracers.shutdown())]);
    },
  };
}
