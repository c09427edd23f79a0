import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from './operatorError.ts';
import type { Program } from './program.ts';

/** Interval between two checks. */
const pause = 100;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** How often a user who waits is told where to look. */
const reminderMs = 60_000;

/**
 * Waits until a program responds at a URL with anything but a server error, however long it compiles.
 * @param remind called every minute with a sentence for the user
 * @throws OperatorError if it exits before
 */
export async function waitUntilReady(
  program: Program,
  url: string,
  remind: (line: string) => void = () => undefined,
): Promise<void> {
  const { title, logFile } = program;
  let ended = false;
  void program.ended.then(() => (ended = true));
  const reminder = setInterval(
    () => remind(`${title} runs, but does not answer yet at ${url}. Its log: ${relative(process.cwd(), logFile)}`),
    reminderMs,
  );
  try {
    while (!(await answers(url))) {
      if (ended) throw new OperatorError(`${title} ended before it was ready.`, logFile);
      await sleep(pause);
    }
  } finally {
    clearInterval(reminder);
  }
}

/** Throws {@link OperatorError} if nothing responds at the URL, with any status. */
export async function checkReachable(url: string): Promise<void> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
  } catch {
    throw new OperatorError(
      `The content service at ${url} cannot be reached: start it, or unset CONTENT_API_URL to use the one in this repository.`,
    );
  }
}
