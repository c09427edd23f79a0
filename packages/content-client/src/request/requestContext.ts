import { AsyncLocalStorage } from 'node:async_hooks';

/** The current request's context, available throughout its asynchronous call chain. */
export interface RequestContext {
  /** Correlates the log lines of all programs that handle the request. */
  readonly id: string;
}

const storage = new AsyncLocalStorage<RequestContext | undefined>();

/** The current request; `undefined` outside a request. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Handles a request in its context. */
export function runInContext<T>(request: RequestContext, handle: () => T): T {
  return storage.run(request, handle);
}

/** Runs background work outside the context of the request that triggered it. */
export function detach<T>(work: () => T): T {
  return storage.run(undefined, work);
}
