import { createEvents } from '../request/events.ts';
import { currentRequest } from '../request/requestContext.ts';

/** The kinds of calls to the content service. */
export type ServiceCallKind = 'content' | 'staff' | 'link' | 'delivery' | 'picture' | 'download';

/** A call whose response headers have arrived, or that failed. Contains no personal data. */
export interface ServiceCall {
  kind: ServiceCallKind;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Milliseconds since the epoch. */
  startedAt: number;
  milliseconds: number;
}

/** Published for each call to the content service, in its request's context. Free without subscribers. */
export const serviceCalls = createEvents<ServiceCall>('content-service.call');

/** Calls the content service and forwards the request id. Rejects with the network error. */
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
  } catch (error) {
    // The message is always `fetch failed`; an operator needs the reason, such as ECONNREFUSED.
    if (error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause)
      error.message += `: ${String(error.cause.code)}`;
    throw error;
  } finally {
    if (serviceCalls.hasSubscribers())
      serviceCalls.publish({ kind, status, startedAt, milliseconds: performance.now() - start });
  }
}
