/**
 * Rejects without an answer within `timeoutMs`. An answer that has arrived while the process was busy is still read: the
 * event loop runs overdue timers first, and reads sockets afterwards.
 */
export function withTimeout<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error(`no answer within ${timeoutMs} ms`));
  const timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
