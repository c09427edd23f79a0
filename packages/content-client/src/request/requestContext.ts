import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that is being handled, wherever its handling leads. */
export interface RequestContext {
  /** By which lines of all programs that belong to it are found. */
  readonly id: string;
}

const running = new AsyncLocalStorage<RequestContext | undefined>();

/** The request that is being handled; `undefined` outside of any. */
export function currentRequest(): RequestContext | undefined {
  return running.getStore();
}

/** Handles a request; all that this starts belongs to it. */
export function runInContext<T>(request: RequestContext, handle: () => T): T {
  return running.run(request, handle);
}

/** Does what belongs to no request, although one may have caused it. */
export function detach<T>(work: () => T): T {
  return running.run(undefined, work);
}
