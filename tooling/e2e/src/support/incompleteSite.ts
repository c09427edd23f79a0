import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { runningStack } from '../testEnvironment/environment.ts';

/** The running site on another port, without some of its files. */
export interface IncompleteSite {
  port: number;
  close(): void;
}

/**
 * Serves the running site without some files, as after a deployment. Not by a route of the page: WebKitGTK crashes when
 * its inspector has answered a request of a document that is then reloaded.
 */
export async function openIncompleteSite(missing: RegExp): Promise<IncompleteSite> {
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    if (missing.test(path)) return outgoing.writeHead(404).end();
    const forwarded = request({ host: '127.0.0.1', port: runningStack().sitePort, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    return incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
