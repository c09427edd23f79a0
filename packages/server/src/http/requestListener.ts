import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Answers Node's requests by a fetch handler. The URL of its request has the visitor's scheme, also where a proxy ends
 * the TLS connection and this server speaks plain HTTP with it.
 */
export function requestListener(fetch: Fetch) {
  const overHttp = getRequestListener(fetch);
  const overHttps = getRequestListener((request, environment) =>
    fetch(new Request(request.url.replace(/^http:/, 'https:'), request), environment),
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void => {
    void (secure ? overHttps : overHttp)(incoming, outgoing);
  };
}
