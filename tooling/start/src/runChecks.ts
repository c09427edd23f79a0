import { readFile } from 'node:fs/promises';
import { allChecks, type Check } from './checks.ts';
import { memoryFolder } from './memoryFolder.ts';
import { OperatorError } from './operatorError.ts';
import { showProblem } from './problem.ts';
import { createProgramSet } from './programSet.ts';
import { repository } from './settings.ts';
import { createSteps } from './steps.ts';
import { onStopRequest } from './stopRequest.ts';
import { closingLine, forgetReports, type PackageCounts, readCounts, total } from './testCounts.ts';

/** Exit code after SIGINT. */
const interrupted = 130;

interface Outcome {
  check: Check;
  passed: boolean;
}

function summary(counts: readonly PackageCounts[]): string {
  const width = Math.max(...counts.map(({ name }) => name.length));
  const lines = counts.map(({ name, ...rest }) => `  ${name.padEnd(width)}  ${closingLine(rest)}`);
  const failures = counts.flatMap(({ name, failures: tests }) => tests.map((test) => `  ${name}: ${test}`));
  return [...lines, ...(failures.length > 0 ? ['', 'Failed:', ...failures] : [])].join('\n');
}

/** A step without reports counts as one test, as does a step that failed without a failed test. */
function countsOfSteps(outcomes: readonly Outcome[], failedTests: number): PackageCounts[] {
  return outcomes
    .filter(({ check, passed }) => !check.counts || (!passed && failedTests === 0))
    .map(({ check, passed }) => ({
      name: check.title,
      passed: passed ? 1 : 0,
      failed: passed ? 0 : 1,
      skipped: 0,
      failures: [],
    }));
}

/** Runs all checks, shows failures and prints the counts. Exits with 1 after a failure. */
export async function runChecks(): Promise<void> {
  const startedAt = Date.now();
  const programs = createProgramSet();
  const steps = createSteps();
  onStopRequest(
    () => void programs.stopAll().then(() => process.exit(interrupted)),
    () => programs.killAll(),
  );

  async function run(check: Check): Promise<Outcome> {
    try {
      await steps.step(check.title, () => programs.run(check.program));
      return { check, passed: true };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      steps.say(`\n${(await readFile(check.program.logFile, 'utf8')).trim()}\n\n${error.message}\n`);
      return { check, passed: false };
    }
  }

  try {
    await forgetReports(repository);
    const outcomes: Outcome[] = [];
    for (const check of allChecks(memoryFolder())) outcomes.push(await run(check));
    const reported = await readCounts(repository);
    const counts = [...countsOfSteps(outcomes, total(reported).failed), ...reported];
    const sum = total(counts);
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    steps.say(`\n${summary(counts)}\n\nAfter ${minutes} minutes:\n${closingLine(sum)}`);
    process.exit(sum.failed > 0 || outcomes.some(({ passed }) => !passed) ? 1 : 0);
  } catch (error) {
    await showProblem(error);
    process.exit(1);
  }
}
