import { beforeEach, expect, it, vi } from 'vitest';
import { createBackoff } from './backoff.ts';

const minuteMs = 60_000;

/** Milliseconds of the clock by which entries expire; their cache reads it again after a timer. */
let nowMs = 0;

function pass(ms: number): void {
  nowMs += ms;
  vi.advanceTimersByTime(ms);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

it('logs a failure that persists once an hour, and one after a success at once', () => {
  const log = vi.fn<() => void>();
  const backoff = createBackoff(10);
  for (let minutes = 0; minutes < 60; minutes += 1) {
    pass(minuteMs);
    backoff.recordFailure('configuration of tabor', log);
  }
  expect(log).toHaveBeenCalledTimes(1);
  pass(2 * minuteMs);
  backoff.recordFailure('configuration of tabor', log);
  expect(log).toHaveBeenCalledTimes(2);
  backoff.reset('configuration of tabor');
  backoff.recordFailure('configuration of tabor', log);
  expect(log).toHaveBeenCalledTimes(3);
});
