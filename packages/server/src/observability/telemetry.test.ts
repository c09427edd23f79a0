import type { RequestListener } from 'node:http';
import { callService } from '@group/content-client/gateway/callService';
import { standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { type Collector, openCollector } from '@group/vitest-preset/collector';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observeRender } from './observeRender.ts';
import { createAccessLog } from './accessLog.ts';
import { startTelemetry, type TelemetryOptions } from './telemetry.ts';

const serve = async (answer: RequestListener): Promise<string> => (await temporaryServer(answer)).url;

const options: TelemetryOptions = {
  name: 'group-site',
  variables: { OTEL_METRIC_EXPORT_INTERVAL: 60_000, OTEL_TRACES_SAMPLER_ARG: 1 },
  port: 3_000,
  health: {
    unreadyReason: () => Promise.resolve(undefined),
    degradations: () => Promise.resolve({ overdue: true, redis: false }),
  },
  log: () => {},
  waitingSubmissions: () => Promise.reject(new Error('database or disk is full')),
  waitingPictures: () => ({ visitors: 2, warming: 9 }),
  pageCacheBytes: () => 4_096,
  waitingPages: () => 5,
};

describe('telemetry', () => {
  let collector: Collector;

  beforeEach(async () => {
    collector = await openCollector();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  });
  afterEach(() => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    collector.close();
  });

  it('exports traces and metrics of requests over OTLP, without personal data', async () => {
    const telemetry = startTelemetry({ ...options, waitingSubmissions: () => Promise.resolve(3) });
    const contentService = await serve((_, response) => response.writeHead(200).end());
    const jobs = new URL('/api/jobs', contentService);
    const accessLog = createAccessLog({
      hosts: createHostTable(standardTenants),
      screenAt: () => ({ id: 'job' }),
      isTrusted: () => false,
      logCachedEvery: 0,
    });
    const site = await serve((incoming, outgoing) => {
      if (incoming.url === '/cached') {
        outgoing.end('cached');
        accessLog.served(incoming, outgoing);
        return;
      }
      accessLog.handle(incoming, outgoing, 'miss', () => {
        void observeRender(() => callService('content', jobs)).then(({ status }) =>
          outgoing.writeHead(status).end('page'),
        );
      });
    });
    const headers = { host: 'tabor.localhost', 'user-agent': 'Planted/1', 'x-forwarded-for': '203.0.113.9' };
    await (await fetch(`${site}/jobs/offene-stellen/planted-7?email=planted@example.com`, { headers })).text();
    await (await fetch(`${site}/cached`, { headers })).text();
    await telemetry.stop();

    const [call, render, request] = ['content service', 'render', 'GET job'].map((name) =>
      collector.spans().find((span) => span.name === name),
    );
    expect([call?.parentSpanId, render?.parentSpanId]).toEqual([render?.spanId, request?.spanId]);
    expect(new Set([call?.traceId, render?.traceId, request?.traceId]).size).toBe(1);
    expect(request?.attributes).toMatchObject({ 'http.route': 'job', cache: 'miss', 'http.response.status_code': 200 });
    expect(call?.attributes).toEqual({ kind: 'content', 'http.response.status_code': 200 });

    const sent = new Map(collector.metrics().map((metric) => [metric.name, metric]));
    expect(sent.get('site.requests')?.sum?.dataPoints.map(({ attributes: of }) => of.cache)).toEqual(['miss', 'hit']);
    expect(sent.get('http.server.request.duration')?.histogram?.dataPoints).toMatchObject([{ count: 1 }]);
    expect(sent.get('site.content_service.duration')?.histogram?.dataPoints).toMatchObject([{ count: 1 }]);
    expect(sent.get('site.outbox.waiting')?.gauge?.dataPoints).toMatchObject([{ asDouble: 3 }]);
    const points = (name: string) => sent.get(name)?.gauge?.dataPoints.map((each) => [each.attributes, each.asDouble]);
    expect(points('health.ready')).toEqual([[{}, 1]]);
    expect(points('health.degraded')).toEqual([
      [{ reason: 'overdue' }, 1],
      [{ reason: 'redis' }, 0],
    ]);
    expect(points('site.pictures.waiting')).toEqual([
      [{ purpose: 'visitors' }, 2],
      [{ purpose: 'warming' }, 9],
    ]);
    expect(sent.get('site.page_cache.size')?.gauge?.dataPoints).toMatchObject([{ asDouble: 4_096 }]);
    expect(sent.get('site.pages.waiting')?.gauge?.dataPoints).toMatchObject([{ asDouble: 5 }]);
    expect(sent.get('process.memory.usage')?.gauge?.dataPoints[0]?.asDouble).toBeGreaterThan(1_000_000);
    expect(sent.has('nodejs.eventloop.delay.p99')).toBe(true);

    expect(JSON.stringify(collector.exports.map(({ body }) => body))).not.toMatch(/planted|203\.0\.113|127\.0\.0\.1/i);
  });

  it('logs once that the collector rejects metrics, and once that it accepts them again', async () => {
    let status = 404;
    let exports = 0;
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await serve((_, response) => {
      exports += 1;
      response.writeHead(status).end('{}');
    });
    const lines: [string, string][] = [];
    const telemetry = startTelemetry({
      ...options,
      variables: { ...options.variables, OTEL_METRIC_EXPORT_INTERVAL: 20 },
      log: (...line) => lines.push(line),
    });
    await vi.waitFor(() => expect(exports).toBeGreaterThan(3));
    expect(lines).toEqual([['warn', expect.stringMatching(/: 404$/)]]);
    status = 200;
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines[1]?.[0]).toBe('info');
    await telemetry.stop();
  });

  it('does not delay shutdown while the collector is down', async () => {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await serve(() => {});
    const telemetry = startTelemetry(options);
    const start = performance.now();
    await telemetry.stop();
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});
