import { expect, it } from 'vitest';
import { faultRun } from './faultRun.ts';
import { failuresOf, tableOf } from './table.ts';

it(
  'loses none of 200 applications, and has none twice, whatever is killed and fails',
  { timeout: 300_000 },
  async () => {
    const outcome = await faultRun({
      seed: 5,
      applications: 200,
      atOnce: 24,
      siteLives: [500, 5_000],
      contentServiceLives: [6_000, 14_000],
    });
    process.stdout.write(`${tableOf(outcome)}\n`);
    expect(failuresOf(outcome)).toEqual({
      'not told': 0,
      lost: 0,
      twice: 0,
      damaged: 0,
      'files left over': 0,
      'personal words in logs': 0,
      'unreadable entries that are gone': 0,
      crashes: 0,
    });
    // Otherwise nothing was shown.
    expect(outcome.kills.site).toBeGreaterThan(2);
    expect(outcome.kills.contentService + outcome.restarts.contentService).toBeGreaterThan(0);
    for (const times of [outcome.restarts.site, outcome.livesBehind]) expect(times).toBeGreaterThan(0);
    expect(outcome.largeFiles).toBe(8);
    expect(Object.entries(outcome.played).filter(([, times]) => times === 0)).toEqual([]);
    expect(outcome.delivered).toBe(200);
  },
);
