import { relative } from 'node:path';
import { addressLines } from './addresses.ts';
import { keepRunning } from './keepRunning.ts';
import type { Program } from './program.ts';
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
  const stopping = new AbortController();
  let leaving = false;

  async function leave(exitCode: number): Promise<void> {
    leaving = true;
    stopping.abort();
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
    const { contentService } = await startPrograms(mode, settings, { programs, steps });
    for (const program of programs.running) {
      if (program === contentService?.program) continue;
      const { ended, title, logFile } = program;
      void ended.then(() => fail(new OperatorError(`${title} ended unexpectedly.`, logFile)));
    }
    if (contentService) {
      // The sites do without it: visitors see the last content, and what they send waits in the outboxes.
      const { program, restart } = contentService;
      const onEnd = ({ logFile }: Program, pauseMs: number): void =>
        steps.say(
          `The content service ended unexpectedly. The sites stay up. It is restarted in ${pauseMs / 1000} s; its log: ${relative(process.cwd(), logFile)}`,
        );
      void keepRunning(program, { start: restart, onEnd, signal: stopping.signal });
    }
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    steps.say(
      `\nReady after ${seconds} s. Ctrl-C stops everything.\n\n${addressLines(settings, contentService?.setupLink).join('\n')}\n`,
    );
  } catch (error) {
    await fail(error);
  }
}
