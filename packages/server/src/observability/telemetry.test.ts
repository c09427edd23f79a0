import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { callService } from '@group/content-client/gateway/callService';
import { standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { observeRender } from './observeRender.ts';
import { createAccessLog } from './accessLog.ts';
import { startTelemetry } from './telemetry.ts';

const servers: Server[] = [];

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])));

const wireSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
});
const point = z.object({
  attributes,
  asDouble: z.number().optional(),
  asInt: z.coerce.number().optional(),
  count: z.coerce.number().optional(),
});
const data = z.object({ dataPoints: z.array(point) }).optional();
const wireMetric = z.object({ name: z.string(), sum: data, gauge: data, histogram: data });

const wireTraces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(wireSpan) })) })),
});
const wireMetrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(wireMetric) })) })),
});

describe('telemetry', () => {
  let received: { path: string; body: string }[] = [];

  beforeEach(async () => {
    received = [];
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await serve((request, response) => {
      void text(request).then((body) => {
        received.push({ path: request.url ?? '', body });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  });
  afterEach(() => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    for (const server of servers.splice(0)) server.close();
  });

  const bodies = (path: string): string[] => received.filter((each) => each.path === path).map(({ body }) => body);
  const spans = () =>
    bodies('/v1/traces').flatMap((body) =>
      wireTraces.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
    );
  const metrics = () =>
    bodies('/v1/metrics').flatMap((body) =>
      wireMetrics
        .parse(JSON.parse(body))
        .resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
    );

  it('exports traces and metrics of requests over OTLP, without personal data', async () => {
    const telemetry = startTelemetry({
      outbox: () => ({ waiting: 3, overdue: false }),
      pageCacheBytes: () => 4_096,
    });
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
      spans().find((span) => span.name === name),
    );
    expect([call?.parentSpanId, render?.parentSpanId]).toEqual([render?.spanId, request?.spanId]);
    expect(new Set([call?.traceId, render?.traceId, request?.traceId]).size).toBe(1);
    expect(request?.attributes).toMatchObject({ 'http.route': 'job', cache: 'miss', 'http.response.status_code': 200 });
    expect(call?.attributes).toEqual({ kind: 'content', 'http.response.status_code': 200 });

    const sent = new Map(metrics().map((metric) => [metric.name, metric]));
    expect(sent.get('site.requests')?.sum?.dataPoints.map(({ attributes: of }) => of.cache)).toEqual(['miss', 'hit']);
    expect(sent.get('http.server.request.duration')?.histogram?.dataPoints).toMatchObject([{ count: 1 }]);
    expect(sent.get('site.content_service.duration')?.histogram?.dataPoints).toMatchObject([{ count: 1 }]);
    expect(sent.get('site.outbox.waiting')?.gauge?.dataPoints).toMatchObject([{ asDouble: 3 }]);
    expect(sent.get('site.page_cache.size')?.gauge?.dataPoints).toMatchObject([{ asDouble: 4_096 }]);
    expect(sent.get('process.memory.usage')?.gauge?.dataPoints[0]?.asDouble).toBeGreaterThan(1_000_000);
    expect(sent.has('nodejs.eventloop.delay.p99')).toBe(true);

    expect(JSON.stringify(received)).not.toMatch(/planted|203\.0\.113|127\.0\.0\.1/i);
  });

  it('does not delay shutdown while the collector is down', async () => {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await serve(() => {});
    const telemetry = startTelemetry({
      outbox: () => ({ waiting: 0, overdue: false }),
      pageCacheBytes: () => 0,
    });
    const start = performance.now();
    await telemetry.stop();
    expect(performance.now() - start).toBeLessThan(4_000);
    for (const server of servers) server.closeAllConnections();
  });
});
