import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findProgram } from '@group/vitest-preset/findProgram';

const examples = join(import.meta.dirname, '../../prometheus');
const promtool = findProgram('promtool') ?? '';

const alerts = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const cases = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) })),
    }),
  ),
});

const dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      type: z.enum(['stat', 'timeseries']),
      datasource: z.object({ uid: z.literal('${source}') }),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});

const read = (name: string): Promise<string> => readFile(join(examples, name), 'utf8');
const rules = alerts.parse(parse(await read('alerts.yaml'))).groups.flatMap((group) => group.rules);
const { panels } = dashboard.parse(JSON.parse(await read('dashboard.json')));

describe('the alerts', () => {
  it('fire once each in alerts.test.yaml', async () => {
    const tested = cases.parse(parse(await read('alerts.test.yaml'))).tests.flatMap((test) => test.alert_rule_test);
    const fired = tested.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname);
    expect(fired.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  it('are in the walk of the life after, and refer to parts of it and of the page on monitoring', async () => {
    const [walk, monitoring] = await Promise.all([read('../life-after.md'), read('../monitoring.md')]);
    expect(rules.map(({ alert }) => alert).filter((alert) => !walk.includes(`\n| \`${alert}\` `))).toEqual([]);
    const page = `${walk}${monitoring}`;
    const quoted = rules.flatMap(({ annotations }) =>
      [...annotations.description.matchAll(/"([A-Z][^"]+)"/g)].map(([, part]) => part ?? ''),
    );
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter((part) => !page.includes(`## ${part}\n`) && !page.includes(`**${part}.**`))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('has panels that do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});

describe.skipIf(!promtool)('Prometheus (skipped without promtool)', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await temporaryFolder();
    await cp(examples, folder, { recursive: true });
  });

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  it('accepts the alerts, each of which fires', () => {
    expect(run('check', 'rules', 'alerts.yaml')).toMatchObject({ status: 0 });
    expect(run('test', 'rules', 'alerts.test.yaml')).toEqual({ status: 0, output: expect.stringContaining('SUCCESS') });
  });

  it('understands the expressions of the dashboard', async () => {
    const recorded = panels.flatMap(({ targets }) =>
      targets.map(({ expr }, position) => ({
        record: `panel_${position}`,
        expr: expr.replaceAll('$__rate_interval', '5m'),
      })),
    );
    await writeFile(join(folder, 'dashboard.yaml'), JSON.stringify({ groups: [{ name: 'panels', rules: recorded }] }));
    const { status, output } = run('check', 'rules', '--lint=none', 'dashboard.yaml');
    expect([status, output]).toEqual([0, expect.stringContaining(`${recorded.length} rules found`)]);
  });
});
