import type { Meter } from '@opentelemetry/api';
import { addGauge } from '@group/metrics/programMetrics';
import type { ServiceCall } from '@group/content-client/gateway/callService';
import type { RenderEnd, RequestEnd } from './observed.ts';

/** Read at every export. */
export interface Gauges {
  /** Submissions that wait for delivery. */
  waitingSubmissions(): Promise<number>;
  waitingPictures(): { visitors: number; warming: number };
  pageCacheBytes(): number;
  /** Pages that wait to be rendered. */
  waitingPages(): number;
}

/** Histogram buckets of OpenTelemetry's semantic conventions for HTTP. */
const bucketBoundariesS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Creates the instruments and returns the subscribers that record to them. */
export function createMetrics(
  meter: Meter,
  { waitingSubmissions, waitingPictures, pageCacheBytes, waitingPages }: Gauges,
) {
  addGauge(meter, 'site.outbox.waiting', '{submission}', 'Submissions that wait for delivery', waitingSubmissions);
  addGauge(meter, 'site.page_cache.size', 'By', 'Size of the page cache', pageCacheBytes);
  addGauge(meter, 'site.pages.waiting', '{page}', 'Pages that wait for rendering', waitingPages);
  meter
    .createObservableGauge('site.pictures.waiting', {
      unit: '{picture}',
      description: 'Pictures that wait for rendering',
    })
    .addCallback((result) => {
      for (const [purpose, count] of Object.entries(waitingPictures())) result.observe(count, { purpose });
    });
  const histogram = (name: string, description: string) =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries: bucketBoundariesS } });
  const requests = meter.createCounter('site.requests', { unit: '{request}', description: 'Answered requests' });
  const durations = histogram('http.server.request.duration', 'Duration of requests that miss the page cache');
  const renders = histogram('site.render.duration', 'Duration of page renders');
  const calls = histogram('site.content_service.duration', 'Duration of calls to the content service');

  return {
    request({ tenant, route, method, status, cache, milliseconds }: RequestEnd): void {
      const labels = { tenant, 'http.route': route, 'http.response.status_code': status };
      requests.add(1, { ...labels, cache });
      if (cache !== 'hit') durations.record(milliseconds / 1000, { ...labels, 'http.request.method': method });
    },
    render({ status, milliseconds }: RenderEnd): void {
      renders.record(milliseconds / 1000, { 'http.response.status_code': status });
    },
    call({ kind, status, milliseconds }: ServiceCall): void {
      calls.record(milliseconds / 1000, { kind, 'http.response.status_code': status });
    },
  };
}
