import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Collector, type Metric, openCollector } from '@group/vitest-preset/collector';
import { ask } from '@group/operations/client';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test } from '../support/test.ts';
import type { Server } from '../testEnvironment/stack.ts';

const prometheus = join(import.meta.dirname, '../../../operations/prometheus');

/** Labels that Prometheus adds. */
const addedLabels = ['job', 'instance', 'le'];

const underscored = (name: string): string => name.replaceAll(/\W/g, '_');

/** The names that Prometheus gives to a metric: the unit is appended, unless it is in braces. */
function namesOf({ name, unit, sum, histogram }: Metric): string[] {
  const suffix = new Map([
    ['By', '_bytes'],
    ['s', '_seconds'],
  ]).get(unit);
  const base = underscored(name) + (suffix ?? '');
  return histogram ? ['_bucket', '_count', '_sum'].map((ending) => base + ending) : [sum ? `${base}_total` : base];
}

/** The labels that Prometheus makes of a metric's attributes. */
const labelsOf = ({ sum, gauge, histogram }: Metric): string[] =>
  [sum, gauge, histogram].flatMap((data) =>
    (data?.dataPoints ?? []).flatMap(({ attributes }) => Object.keys(attributes).map(underscored)),
  );

const matches = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, found = '']) => found.split(/,\s*/)));

test.describe('the built programs with a collector', () => {
  const own = new OwnPrograms();
  let contentService: Server;
  let site: Server;
  let collector: Collector;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    collector = await openCollector();
    const variables = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20c2l0ZXM=,x-scope=websites',
    };
    const service = await own.contentService(undefined, undefined, variables);
    contentService = service;
    site = await own.site({ service, variables });
    const host = `tabor.localhost:${site.port}`;
    await expect
      .poll(async () => (await ask({ host, port: site.port, path: '/jobs?bereich=planted-7' })).status)
      .toBe(200);
    await Promise.all([site, contentService].map(({ program }) => program.stop()));
  });
  test.afterAll(async () => {
    collector.close();
    await own.disposeAsync();
  });

  test('send metrics and traces to its address, with its headers and without personal data', () => {
    expect(new Set(collector.exports.map(({ path }) => path))).toEqual(new Set(['/v1/metrics', '/v1/traces']));
    for (const { headers } of collector.exports)
      expect(headers).toMatchObject({ authorization: 'Basic c2l0ZXM=', 'x-scope': 'websites' });
    const programs = collector.resources().map((program) => [program['service.name'], program['service.instance.id']]);
    const [siteId, contentServiceId] = [site, contentService].map(({ port }) => `${hostname()}:${port}`);
    expect(programs).toContainEqual(['group-site', siteId]);
    expect(programs).toContainEqual(['content-service', contentServiceId]);
    expect(collector.exports.filter(({ body }) => body.includes('planted-7'))).toEqual([]);
  });

  test('send every metric and label that the alerts and the dashboard name', async () => {
    const files = ['alerts.yaml', 'alerts.test.yaml', 'dashboard.json'];
    const text = (await Promise.all(files.map((file) => readFile(join(prometheus, file), 'utf8')))).join('\n');
    const names = new Set(collector.metrics().flatMap(namesOf));
    const labels = new Set([...collector.metrics().flatMap(labelsOf), ...addedLabels]);
    const named = matches(text, /\b((?:health|site|content_service|http_server|process|nodejs)_[a-z0-9_]+)/g);
    expect(named.size).toBeGreaterThan(15);
    expect([...named].filter((name) => !names.has(name))).toEqual([]);
    const used = [
      ...matches(text, /[{,]\s*(\w+)(?:=~?|!~|!=)\\?"/g),
      ...matches(text, /\b(?:by|on) \(([^)]*)\)/g),
      ...matches(text, /\{\{(?: \$labels\.)?(\w+) ?\}\}/g),
    ];
    expect(used).toContain('reason');
    expect(used.filter((label) => !labels.has(label))).toEqual([]);
  });

  test('log one JSON object per line', async () => {
    for (const { logFile } of [contentService, site]) {
      const lines = (await readFile(logFile, 'utf8')).trim().split('\n');
      for (const line of lines) {
        const entry: unknown = JSON.parse(line);
        expect(entry).toMatchObject({
          time: expect.stringMatching(/^\d{4}-.+Z$/),
          level: expect.any(String),
          message: expect.any(String),
        });
      }
    }
  });
});
