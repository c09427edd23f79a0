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

/**
 * Waits until a program responds at a URL with anything but a server error.
 * Throws {@link OperatorError} if it exits before, or the timeout passes.
 */
export async function waitUntilReady(program: Program, url: string, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let ended = false;
  void program.ended.then(() => (ended = true));
  while (!(await answers(url))) {
    if (ended) throw new OperatorError(`${program.title} ended before it was ready.`, program.logFile);
    if (Date.now() > deadline) throw new OperatorError(`${program.title} is not ready at ${url}.`, program.logFile);
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
