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

/** Waits until a program responds at a URL with anything but a server error. Throws {@link OperatorError} if it exits before. */
export async function waitUntilReady({ title, logFile, ended }: Program, url: string): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await answers(url))) {
    if (hasEnded) throw new OperatorError(`${title} ended before it was ready.`, logFile);
    await sleep(pause);
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
