import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@group/start/ports';

/** Replaces the node at a position of a JSON document, which counts from 0 to 1 through all nodes. */
export interface Mutation {
  at: number;
  by: unknown;
}

export interface ManglingProxy {
  url: string;
  /** Takes a mutation for each JSON response from now on; without it, passes responses on as they are. */
  mangle(next: (() => Mutation) | undefined): void;
  stop(): void;
}

/** All containers in a JSON value with the keys of their elements. */
function placesIn(value: unknown): [container: object, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, element]) => [[value, key], ...placesIn(element)]);
}

function mutated(body: string, { at, by }: Mutation): string {
  const root: unknown = JSON.parse(body);
  const places = placesIn(root);
  const [container, key] = places[Math.floor(at * places.length)] ?? [];
  if (!container || key === undefined) return JSON.stringify(by) ?? '';
  Reflect.set(container, key, by);
  return JSON.stringify(root);
}

const isContent = ({ method }: IncomingMessage, type = ''): boolean => method === 'GET' && type.includes('json');

/** Opens a proxy to the content service that can falsify what the site reads. */
export async function openManglingProxy(contentUrl: string): Promise<ManglingProxy> {
  let nextMutation: (() => Mutation) | undefined;
  const server = createServer((from, to) => {
    const { method, headers, url = '' } = from;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const forwarded = request(new URL(url, contentUrl), options, (response) => {
      const { statusCode = 502, headers: received } = response;
      const mutation = isContent(from, received['content-type']) ? nextMutation?.() : undefined;
      if (!mutation) {
        to.writeHead(statusCode, received);
        return response.pipe(to);
      }
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = received;
      return void text(response).then((body) => to.writeHead(statusCode, rest).end(mutated(body, mutation)));
    });
    forwarded.on('error', () => to.destroy());
    from.pipe(forwarded);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    mangle: (next) => void (nextMutation = next),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
