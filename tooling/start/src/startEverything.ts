import { addressLines } from './addresses.ts';
import { startPrograms } from './startPrograms.ts';
import { OperatorError } from './operatorError.ts';
import { showProblem } from './problem.ts';
import type { Mode } from './programs.ts';
import { createProgramSet } from './programSet.ts';
import { readSettings } from './settings.ts';
import { createSteps } from './steps.ts';
import { onStopRequest } from './stopRequest.ts';

/** Runs the content service and both sites until Ctrl-C, and stops them all. */
export async function startEverything(mode: Mode): Promise<void> {
  const startedAt = Date.now();
  const programs = createProgramSet();
  const steps = createSteps();
  let leaving = false;

  async function leave(exitCode: number): Promise<void> {
    leaving = true;
    await programs.stopAll();
    process.exit(exitCode);
  }

  async function fail(error: unknown): Promise<void> {
    if (leaving) return;
    leaving = true;
    await showProblem(error);
    await leave(1);
  }

  onStopRequest(
    () => {
      if (leaving) return;
      steps.say('Stopping …');
      void leave(0);
    },
    () => programs.killAll(),
  );

  try {
    const settings = readSettings(process.env);
    await startPrograms(mode, settings, { programs, steps });
    for (const { ended, title, logFile } of programs.running) {
      void ended.then(() => fail(new OperatorError(`${title} ended unexpectedly.`, logFile)));
    }
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    steps.say(`\nReady after ${seconds} s. Ctrl-C stops everything.\n\n${addressLines(settings).join('\n')}\n`);
  } catch (error) {
    await fail(error);
  }
}
