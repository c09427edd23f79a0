import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of tests by result. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface PackageCounts extends TestCounts {
  /** Folder of the package and name of the file, e.g. `packages/ui`. */
  name: string;
  /** Names of failed tests, if a report contains them. */
  failures: string[];
}

const workspaceFolders = ['apps', 'packages', 'tooling'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** A test file that cannot be loaded contains no tests; it counts as one failed test. */
function failuresOfVitest(report: Record<string, unknown>): string[] {
  return records(report.testResults).flatMap((file) => {
    const tests = records(file.assertionResults);
    if (file.status === 'failed' && tests.length === 0) return [String(file.name)];
    return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => String(fullName));
  });
}

function failuresOfPlaywright(suite: Record<string, unknown>): string[] {
  const failed = records(suite.specs).filter(({ ok }) => ok === false);
  return [
    ...failed.map(({ file, title }) => `${String(file)}: ${String(title)}`),
    ...records(suite.suites).flatMap(failuresOfPlaywright),
    ...records(suite.errors).map(({ message }) => String(message)),
  ];
}

/** Reads a report of Vitest (`--reporter=json`) or Playwright (reporter `json`). Throws for anything else. */
export function countsOf(report: unknown): Omit<PackageCounts, 'name'> {
  if (isRecord(report) && isRecord(report.stats)) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return {
      passed: number(expected) + number(flaky),
      failed: number(unexpected) + records(report.errors).length,
      skipped: number(skipped),
      failures: failuresOfPlaywright(report),
    };
  }
  if (isRecord(report) && 'numTotalTests' in report) {
    const failures = failuresOfVitest(report);
    return {
      passed: number(report.numPassedTests),
      failed: failures.length,
      skipped: number(report.numPendingTests) + number(report.numTodoTests),
      failures,
    };
  }
  throw new Error('not a test report');
}

/** A test report of a package. */
interface ExpectedReport {
  name: string;
  path: string;
}

/** The expected reports, derived from each package's scripts `test` and `e2e:{app}`. */
async function expectedReports(repository: string): Promise<ExpectedReport[]> {
  const reports: ExpectedReport[] = [];
  for (const folder of workspaceFolders) {
    for (const entry of await readdir(join(repository, folder))) {
      const name = `${folder}/${entry}`;
      const text = await readFile(join(repository, name, 'package.json'), 'utf8').catch(() => '{}');
      const manifest: unknown = JSON.parse(text);
      const scripts = isRecord(manifest) && isRecord(manifest.scripts) ? Object.keys(manifest.scripts) : [];
      const results = join(repository, name, '.results');
      if (scripts.includes('test')) reports.push({ name, path: join(results, 'tests.json') });
      for (const app of scripts.filter((script) => script.startsWith('e2e:')).map((script) => script.slice(4))) {
        reports.push({ name: `${name} ${app}`, path: join(results, `${app}.json`) });
      }
    }
  }
  return reports;
}

/** Removes the reports of earlier runs. */
export async function forgetReports(repository: string): Promise<void> {
  for (const { path } of await expectedReports(repository)) await rm(path, { force: true });
}

async function readReport({ name, path }: ExpectedReport): Promise<PackageCounts> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return { name: `${name} (did not get to its end)`, passed: 0, failed: 1, skipped: 0, failures: [] };
  }
  const report: unknown = JSON.parse(text);
  return { name, ...countsOf(report) };
}

/**
 * Sums the packages' test reports, including cached ones. A missing report counts as a failure, as the run was
 * interrupted.
 */
export async function readCounts(repository: string): Promise<PackageCounts[]> {
  return Promise.all((await expectedReports(repository)).map(readReport));
}

export function total(counts: readonly TestCounts[]): TestCounts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** The last line of a test run, e.g. `120 passed, 0 failed, 2 skipped`. */
export function closingLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
