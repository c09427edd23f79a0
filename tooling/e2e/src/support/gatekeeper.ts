import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Stands between a site and the content service: it counts what is asked, and can keep the service out of reach. */
export interface Gatekeeper {
  url: string;
  /** How often each question was asked since `forget`. */
  asked: Map<string, number>;
  forget(): void;
  /** Lets nobody in, as if the content service were gone; connections that are open break off. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Changes what the content service says. */
  translate(change: (text: string) => string): void;
}

const asItIs = (text: string): string => text;

/** @param contentUrl address of the real content service */
export async function standGuard(contentUrl: string): Promise<Gatekeeper> {
  const asked = new Map<string, number>();
  let change = asItIs;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const { authorization = '' } = incoming.headers;
    const response = await fetch(new URL(path, contentUrl), { headers: { authorization } });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, { 'content-type': type });
    outgoing.end(type.includes('json') ? change(body.toString()) : body);
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
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
    asked,
    forget: () => asked.clear(),
    open,
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    translate: (next) => (change = next),
  };
}
