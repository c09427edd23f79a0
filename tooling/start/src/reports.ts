import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

/** The parts of a report of Vitest or Playwright that the summary needs. */
export interface Report extends Suite {
  numPassedTests?: number;
  numPendingTests?: number;
  stats?: Record<string, number>;
}

/** The reports of all packages, also of earlier runs that Turborepo repeats from its cache. */
export const readReports = (repository: string): Report[] =>
  globSync('{apps,packages,tooling}/*/.results/{tests,specs}.json', { cwd: repository }).map((file) =>
    JSON.parse(readFileSync(join(repository, file), 'utf8')),
  );

function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file}, ${projectName}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

/** How many tests passed, and by name the specs that passed at their second attempt only. */
export function summary(reports: readonly Report[]): string {
  let [passed, skipped] = [0, 0];
  for (const { numPassedTests = 0, numPendingTests = 0, stats = {} } of reports) {
    passed += numPassedTests + (stats.expected ?? 0) + (stats.flaky ?? 0);
    skipped += numPendingTests + (stats.skipped ?? 0);
  }
  const flaky = reports.flatMap(flakyIn);
  const counted = `${passed} passed, 0 failed, ${skipped} skipped`;
  if (flaky.length === 0) return counted;
  return [`${counted}; ${flaky.length} of them passed at the second attempt only:`, ...flaky].join('\n  ');
}
