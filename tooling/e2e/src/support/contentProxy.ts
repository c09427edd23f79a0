import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { receiptHeader } from '@group/content-client/contract/receipt';

/** Headers of one connection. */
const hopByHop: ReadonlySet<string> = new Set(['host', 'connection', 'transfer-encoding', 'content-length', 'expect']);

const identity = (text: string): string => text;

/**
 * Opens a proxy in front of the content service that counts requests, simulates outages and modifies responses.
 * @param contentUrl address of the real content service
 */
export async function openContentProxy(contentUrl: string) {
  const requestCounts = new Map<string, number>();
  let transform = identity;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
    const { method = 'GET', headers } = incoming;
    const sent = Object.entries(headers).filter(([name]) => !hopByHop.has(name));
    const response = await fetch(new URL(path, contentUrl), {
      method,
      headers: sent.map(([name, value]) => [name, String(value)]),
      ...(method === 'GET' ? {} : { body: await buffer(incoming) }),
    });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const receipt = response.headers.get(receiptHeader);
    outgoing.writeHead(response.status, { 'content-type': type, ...(receipt && { [receiptHeader]: receipt }) });
    outgoing.end(type.includes('json') ? transform(body.toString()) : body);
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  let port = 0;

  async function open(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) ({ port } = address);
  }

  await open();
  return {
    url: `http://127.0.0.1:${port}`,
    /** Number of requests by path since `reset`. */
    requestCounts,
    reset: () => requestCounts.clear(),
    open,
    /** Simulates an outage: refuses connections and closes open ones. */
    async shut(): Promise<void> {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    /** Modifies the text of JSON responses. */
    transform: (next: (text: string) => string) => (transform = next),
  };
}

export type ContentProxy = Awaited<ReturnType<typeof openContentProxy>>;
