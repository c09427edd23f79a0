import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How many tests ended how. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface PackageCounts extends TestCounts {
  /** Folder of the package and name of the file, e.g. `packages/ui`. */
  name: string;
}

const workspaceFolders = ['apps', 'packages', 'tooling'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Test files that could not even be loaded have no tests of their own; each counts as one that failed. */
function filesThatDidNotLoad(testResults: unknown): number {
  if (!Array.isArray(testResults)) return 0;
  const broken = testResults.filter(
    (file) =>
      isRecord(file) &&
      file.status === 'failed' &&
      Array.isArray(file.assertionResults) &&
      file.assertionResults.length === 0,
  );
  return broken.length;
}

/** Reads a report of Vitest (`--reporter=json`) or Playwright (reporter `json`). Throws where it is neither. */
export function countsOf(report: unknown): TestCounts {
  if (isRecord(report) && isRecord(report.stats)) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    const errors = Array.isArray(report.errors) ? report.errors.length : 0;
    return {
      passed: number(expected) + number(flaky),
      failed: number(unexpected) + errors,
      skipped: number(skipped),
    };
  }
  if (isRecord(report) && 'numTotalTests' in report) {
    return {
      passed: number(report.numPassedTests),
      failed: number(report.numFailedTests) + filesThatDidNotLoad(report.testResults),
      skipped: number(report.numPendingTests) + number(report.numTodoTests),
    };
  }
  throw new Error('not a test report');
}

async function resultFolders(repository: string): Promise<{ name: string; path: string }[]> {
  const folders = await Promise.all(
    workspaceFolders.map(async (folder) => {
      const entries = await readdir(join(repository, folder), { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
    }),
  );
  return folders.flat().map((name) => ({ name, path: join(repository, name, '.results') }));
}

/** Forgets the reports of earlier runs. */
export async function forgetReports(repository: string): Promise<void> {
  for (const { path } of await resultFolders(repository)) await rm(path, { recursive: true, force: true });
}

/** The counts in the reports that the packages' tests have left behind, also those that came out of the cache. */
export async function readCounts(repository: string): Promise<PackageCounts[]> {
  const counts: PackageCounts[] = [];
  for (const { name, path } of await resultFolders(repository)) {
    const files = await readdir(path).catch(() => []);
    for (const file of files.filter((each) => each.endsWith('.json')).toSorted()) {
      const report: unknown = JSON.parse(await readFile(join(path, file), 'utf8'));
      counts.push({ name: file === 'tests.json' ? name : `${name} ${file.replace('.json', '')}`, ...countsOf(report) });
    }
  }
  return counts;
}

/** Adds up. */
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
