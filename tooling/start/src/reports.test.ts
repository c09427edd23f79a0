import { describe, expect, it } from 'vitest';
import { type Report, summary } from './reports.ts';

const units: Report = { numPassedTests: 40, numPendingTests: 1 };

const specs = (status: string): Report => ({
  stats: { expected: 5, flaky: status === 'flaky' ? 1 : 0, skipped: 2 },
  suites: [
    {
      specs: [],
      suites: [
        { specs: [{ title: 'serves pages', file: 'outage.spec.ts', tests: [{ projectName: 'http', status }] }] },
      ],
    },
  ],
});

describe('summary', () => {
  it('counts the tests of all reports', () => {
    expect(summary([units, specs('expected')])).toBe('45 passed, 0 failed, 3 skipped');
  });

  it('names the specs that needed a second attempt', () => {
    expect(summary([units, specs('flaky')])).toBe(
      '46 passed, 0 failed, 3 skipped; 1 of them passed at the second attempt only:\n  outage.spec.ts, http: serves pages',
    );
  });
});
