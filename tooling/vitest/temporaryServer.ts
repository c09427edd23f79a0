import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listening } from './listening.ts';

/** A server of a test, which closes with all connections after the test and its `afterEach`. */
export async function temporaryServer(answer: RequestListener) {
  const server = createServer(answer);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  return { ...(await listening(server)), server, close };
}
