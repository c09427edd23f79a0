import { createServer, request } from 'node:http';
import { listening } from '@group/vitest-preset/listening';
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
  const { port } = await listening(server);
  return {
    port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
