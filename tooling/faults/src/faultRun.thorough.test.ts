import { expect, it } from 'vitest';
import { faultRun } from './faultRun.ts';
import { failureReports, failuresOf, tableOf } from './table.ts';

it('delivers each of 30 applications exactly once despite crashes and faults', { timeout: 300_000 }, async () => {
  const outcome = await faultRun({
    seed: 5,
    applications: 30,
    visitors: 10,
    concurrency: 12,
    database: 'sqlite',
    siteLives: [500, 5_000],
    contentServiceLives: [6_000, 14_000],
  });
  process.stdout.write(`${tableOf(outcome)}\n${failureReports(outcome)}\n`);
  expect(failuresOf(outcome)).toEqual({
    unconfirmed: 0,
    lost: 0,
    'logged as delivered but not stored': 0,
    duplicates: 0,
    damaged: 0,
    'wrong private pages': 0,
    'dates promised to more or fewer visitors than one': 0,
    'visitors who were told nothing': 0,
    'applications kept beyond their time': 0,
    'readable remains after erasure': 0,
    'logs with personal data': 0,
    'erased unreadable entries': 0,
    crashes: 0,
  });
  // Guards against a run without faults.
  expect(outcome.kills.site).toBeGreaterThan(2);
  expect(outcome.kills.contentService + outcome.restarts.contentService).toBeGreaterThan(0);
  for (const times of [outcome.restarts.site, outcome.livesBehind]) expect(times).toBeGreaterThan(0);
  // Each lasts for some seconds and is drawn at random, so that a short run may lack one.
  const seen = (['slow', 'failed', 'response lost', 'false answer'] as const).filter((kind) => outcome.faults.of(kind));
  expect(seen.length).toBeGreaterThan(1);
  expect(outcome.largeFiles).toBe(1);
  expect(outcome.toSeveral).toBe(6);
  expect(Object.entries(outcome.injected).filter(([, times]) => times === 0)).toEqual([]);
  expect(outcome.delivered).toBe(30 + 2 * outcome.toSeveral);
  expect(outcome.visits).toEqual({ asked: 10, confirmed: 1, full: 9 });
});
