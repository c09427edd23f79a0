import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closingLine, countsOf, forgetReports, readCounts, total } from './testCounts.ts';

const vitestReport = {
  numTotalTests: 8,
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { name: '/repository/broken.test.ts', status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed', fullName: 'a door opens' }] },
    { status: 'passed', assertionResults: [] },
  ],
};
const playwrightReport = {
  stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 4 },
  errors: [],
  suites: [
    {
      specs: [
        { file: 'a.spec.ts', title: 'one walks', ok: true },
        { file: 'a.spec.ts', title: 'one flies', ok: false },
      ],
      suites: [{ specs: [{ file: 'a.spec.ts', title: 'one swims', ok: false }] }],
    },
  ],
};

describe('countsOf', () => {
  it('counts a Vitest report; a file that cannot be loaded counts as failed', () => {
    expect(countsOf(vitestReport)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ['/repository/broken.test.ts', 'a door opens'],
    });
  });

  it('counts a Playwright report; an error outside a test counts as failed', () => {
    expect(countsOf(playwrightReport)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 4,
      failures: ['a.spec.ts: one flies', 'a.spec.ts: one swims'],
    });
    const broken = countsOf({ ...playwrightReport, errors: [{ message: 'no browser' }] });
    expect(broken.failed).toBe(3);
    expect(broken.failures).toContain('no browser');
  });

  it('rejects anything else', () => {
    expect(() => countsOf({ passed: 5 })).toThrow('not a test report');
  });
});

describe('reports on disk', () => {
  let repository = '';
  beforeAll(async () => {
    repository = await mkdtemp(join(tmpdir(), 'reports-'));
    const scripts = {
      'apps/cms': ['build'],
      'packages/ui': ['lint', 'test'],
      'tooling/e2e': ['e2e:group-site', 'e2e:rivabella'],
    };
    for (const [folder, names] of Object.entries(scripts)) {
      await mkdir(join(repository, folder, '.results'), { recursive: true });
      const manifest = { scripts: Object.fromEntries(names.map((name) => [name, 'true'])) };
      await writeFile(join(repository, folder, 'package.json'), JSON.stringify(manifest));
    }
    await writeFile(join(repository, 'packages/ui/.results/tests.json'), JSON.stringify(vitestReport));
    await writeFile(join(repository, 'tooling/e2e/.results/rivabella.json'), JSON.stringify(playwrightReport));
  });
  afterAll(() => rm(repository, { recursive: true, force: true }));

  it('are read from every package; a missing one counts as failed', async () => {
    const counts = await readCounts(repository);
    expect(counts.map(({ name }) => name)).toEqual([
      'packages/ui',
      'tooling/e2e group-site (did not get to its end)',
      'tooling/e2e rivabella',
    ]);
    expect(total(counts)).toEqual({ passed: 9, failed: 5, skipped: 6 });
  });

  it('are removed', async () => {
    await forgetReports(repository);
    expect(total(await readCounts(repository))).toEqual({ passed: 0, failed: 3, skipped: 0 });
  });
});

describe('closingLine', () => {
  it('has a fixed form', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });
});
