import { createEvents } from '../request/events.ts';
import { currentRequest } from '../request/requestContext.ts';

/** What is asked of the content service. */
export type ServiceCallKind = 'content' | 'staff' | 'delivery' | 'picture' | 'download';

/** A call that has ended, as far as the beginning of its answer. Nothing in it is personal. */
export interface ServiceCall {
  kind: ServiceCallKind;
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** Milliseconds since the epoch. */
  startedAt: number;
  milliseconds: number;
}

/** Each call to the content service, told in the context of its request. Costs nothing while nobody listens. */
export const serviceCalls = createEvents<ServiceCall>('content-service.call');

/** Asks the content service, and tells it for which request. Rejects with the network's own error. */
export async function callService(kind: ServiceCallKind, url: URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const request = currentRequest();
  if (request) headers.set('x-request-id', request.id);
  const startedAt = Date.now();
  const start = performance.now();
  let status = 0;
  try {
    const response = await fetch(url, { ...init, headers });
    status = response.status;
    return response;
  } finally {
    if (serviceCalls.hasSubscribers())
      serviceCalls.publish({ kind, status, startedAt, milliseconds: performance.now() - start });
  }
}
