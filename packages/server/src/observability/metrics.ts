import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import type { ServiceCall } from '@group/content-client/gateway/callService';
import type { RenderEnd, RequestEnd } from './observed.ts';

/** What is asked when figures are sent. */
export interface Gauges {
  outbox(): { waiting: number; overdue: boolean };
  /** Bytes of finished pages. */
  pageCacheBytes(): number;
}

/** In seconds, as the conventions of OpenTelemetry have them. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const nanosecondsPerSecond = 1e9;

function gauge(meter: Meter, name: string, unit: string, description: string, read: () => number): void {
  meter.createObservableGauge(name, { unit, description }).addCallback((result) => result.observe(read()));
}

function observeGauges(meter: Meter, { outbox, pageCacheBytes }: Gauges): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge(meter, 'site.outbox.waiting', '{submission}', 'Sent by visitors, not delivered yet', () => outbox().waiting);
  gauge(meter, 'site.outbox.overdue', '1', '1 where something has waited for a week', () => Number(outbox().overdue));
  gauge(meter, 'site.page_cache.size', 'By', 'Finished pages', pageCacheBytes);
  gauge(meter, 'process.memory.usage', 'By', 'Memory of the process', () => process.memoryUsage.rss());
  gauge(meter, 'nodejs.eventloop.delay.p99', 's', 'Since the last time', () => {
    const seconds = delay.percentile(99) / nanosecondsPerSecond;
    delay.reset();
    return seconds;
  });
  return () => delay.disable();
}

/** Counts and measures what happens. */
export function createMetrics(meter: Meter, levels: Gauges) {
  const histogram = (name: string, description: string) =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries: bounds } });
  const requests = meter.createCounter('site.requests', { unit: '{request}', description: 'Answered requests' });
  const answers = histogram('http.server.request.duration', 'Requests that the page cache did not answer');
  const renders = histogram('site.render.duration', 'Pages that were rendered');
  const calls = histogram('site.content_service.duration', 'Calls to the content service');

  return {
    request({ tenant, route, method, status, cache, milliseconds }: RequestEnd): void {
      const where = { tenant, 'http.route': route, 'http.response.status_code': status };
      requests.add(1, { ...where, cache });
      if (cache !== 'hit') answers.record(milliseconds / 1000, { ...where, 'http.request.method': method });
    },
    render({ status, milliseconds }: RenderEnd): void {
      renders.record(milliseconds / 1000, { 'http.response.status_code': status });
    },
    call({ kind, status, milliseconds }: ServiceCall): void {
      calls.record(milliseconds / 1000, { kind, 'http.response.status_code': status });
    },
    stop: observeGauges(meter, levels),
  };
}
