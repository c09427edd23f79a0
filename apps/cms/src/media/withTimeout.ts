import { MediaError, mediaErrorOf, saysMissing } from './mediaError.ts';

/** For so long an answer is waited for, with all that the library tries again, in milliseconds. */
const answerTimeoutMs = 6_000;

/** The same where a file is written, and has to arrive first. */
export const writeTimeoutMs = 60_000;

export interface Log {
  info: (message: string) => void;
  error: (message: string) => void;
}

/** Does something with the bucket that ends with the signal. `undefined` where the bucket has no such file. */
type Ask = <T>(work: (signal: AbortSignal) => Promise<T>, longest?: number) => Promise<T | undefined>;

/** Says once that the bucket is away, and once that it is back. */
function watch(bucket: string, log: Log): (trouble: string) => void {
  let known = '';
  return (trouble) => {
    if (trouble === known) return;
    known = trouble;
    if (trouble) log.error(`media: the bucket ${bucket} cannot be used: ${trouble}`);
    else log.info(`media: the bucket ${bucket} can be used again`);
  };
}

/** How a bucket is asked: for a limited time, with errors of one kind, and with a word in the log when it fails. */
export function withTimeout(bucket: string, log: Log): Ask {
  const notice = watch(bucket, log);
  return async (work, longest = answerTimeoutMs) => {
    const waiting = new AbortController();
    // Not AbortSignal.timeout: it would also break off a file that is being read.
    const timer = setTimeout(() => waiting.abort(), longest);
    try {
      const answer = await work(waiting.signal);
      notice('');
      return answer;
    } catch (error) {
      if (saysMissing(error)) return undefined;
      const failure = waiting.signal.aborted ? new MediaError(503, 'no answer') : mediaErrorOf(error);
      if (failure.status !== 416) notice(failure.code);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
}
