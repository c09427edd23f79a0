import { isNotFound, MediaError, mediaErrorOf } from './mediaError.ts';

/** Includes the library's own retries. */
const responseTimeoutMs = 6_000;

/** Longer for writes, because the file has to be transferred first. */
export const writeTimeoutMs = 60_000;

export interface Log {
  info: (message: string) => void;
  error: (message: string) => void;
}

/** Runs a request that the signal aborts. Returns `undefined` if the bucket has no such file. */
type BucketRequest = <T>(work: (signal: AbortSignal) => Promise<T>, timeoutMs?: number) => Promise<T | undefined>;

/** Logs once when the bucket becomes unavailable, and once when it is available again. */
function logAvailability(bucket: string, log: Log): (problem: string) => void {
  let lastProblem = '';
  return (problem) => {
    if (problem === lastProblem) return;
    lastProblem = problem;
    if (problem) log.error(`media: the bucket ${bucket} is unavailable: ${problem}`);
    else log.info(`media: the bucket ${bucket} is available again`);
  };
}

/** Limits the time of a request to the bucket, turns its errors into {@link MediaError}, and logs outages. */
export function withTimeout(bucket: string, log: Log): BucketRequest {
  const report = logAvailability(bucket, log);
  return async (work, timeoutMs = responseTimeoutMs) => {
    const controller = new AbortController();
    // Not AbortSignal.timeout, which would also abort a file whose stream is still being read.
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const response = await work(controller.signal);
      report('');
      return response;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      const failure = controller.signal.aborted ? new MediaError(503, 'no answer') : mediaErrorOf(error);
      if (failure.status !== 416) report(failure.code);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
}
