import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Adapts a fetch handler to Node's `request` event. The request URL has the visitor's scheme, even if a proxy terminates
 * TLS and connects over plain HTTP.
 */
export function requestListener(fetch: Fetch) {
  const overHttp = getRequestListener(fetch);
  const overHttps = getRequestListener((request, environment) =>
    fetch(new Request(request.url.replace(/^http:/, 'https:'), request), environment),
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): void => {
    const { method, headers } = incoming;
    const { host } = headers;
    // A `Request` cannot have this method, which scanners send to every server.
    if (method === 'TRACE') {
      outgoing.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
      return;
    }
    // Hono skips validation of simple hosts; an invalid numeric host would throw later.
    if (host !== undefined && !URL.canParse(`http://${host}`)) {
      outgoing.writeHead(400, { 'cache-control': 'no-store' }).end();
      return;
    }
    void (secure ? overHttps : overHttp)(incoming, outgoing);
  };
}
