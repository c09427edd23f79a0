import { setTimeout as sleep } from 'node:timers/promises';

/** A page that is not cached is unavailable while a busy machine reads it; a third such answer is a fault. */
const maxAttempts = 3;

/**
 * Repeats a request as crawlers of search engines do: when a 503 says after how many seconds to come back.
 * @param secondsOf the `Retry-After` of an answer; NaN without one
 */
export async function askAgain<Answer extends { status: number }>(
  request: () => Promise<Answer>,
  secondsOf: (answer: Answer) => number,
): Promise<Answer> {
  let answer = await request();
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const seconds = secondsOf(answer);
    if (answer.status !== 503 || !seconds) break;
    await sleep(seconds * 1_000);
    answer = await request();
  }
  return answer;
}
