import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listening } from './listening.ts';

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])));

const resource = z.object({ attributes });

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
});
const exportedSpans = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

const point = z.object({ attributes, asDouble: z.number().optional(), count: z.coerce.number().optional() });
const data = z.object({ dataPoints: z.array(point) }).optional();
const metric = z.object({ name: z.string(), unit: z.string().default(''), sum: data, gauge: data, histogram: data });
const exportedMetrics = z.object({
  resourceMetrics: z.array(z.object({ resource, scopeMetrics: z.array(z.object({ metrics: z.array(metric) })) })),
});

export type Metric = z.output<typeof metric>;

/** A request of an exporter. */
interface Export {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An OpenTelemetry collector that keeps what it receives by OTLP over HTTP, as JSON. */
export async function openCollector() {
  const exports: Export[] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      exports.push({ path: incoming.url ?? '', headers: incoming.headers, body });
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { url } = await listening(server);
  const bodies = (path: string): unknown[] =>
    exports.filter((each) => each.path === path).map(({ body }): unknown => JSON.parse(body));
  const programs = () => bodies('/v1/metrics').flatMap((body) => exportedMetrics.parse(body).resourceMetrics);
  return {
    url,
    exports,
    spans: () =>
      bodies('/v1/traces')
        .flatMap((body) => exportedSpans.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    metrics: () => programs().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
    /** Attributes of the programs that have sent metrics. */
    resources: () => programs().map((program) => program.resource.attributes),
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Collector = Awaited<ReturnType<typeof openCollector>>;
