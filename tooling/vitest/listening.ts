import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Opens a server of a test at a free port of this machine. */
export async function listening(server: Server): Promise<{ port: number; url: string }> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return { port: address.port, url: `http://127.0.0.1:${address.port}` };
}

/** A port of this machine that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listening(server);
  server.close();
  return port;
}
