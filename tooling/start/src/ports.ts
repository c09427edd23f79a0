import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from './operatorError.ts';
import type { PortSetting } from './settings.ts';

async function listenOnce(host: string, port: number): Promise<number> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

const reasons: Record<string, (setting: PortSetting, host: string) => string> = {
  EADDRINUSE: ({ port, variable }) =>
    `Port ${port} is taken by another program: stop that one, or choose another port with ${variable}.`,
  EACCES: ({ port, variable }) => `Port ${port} needs more rights: choose one above 1023 with ${variable}.`,
  EADDRNOTAVAIL: (_, host) => `HOST is no address of this machine: ${host}`,
  ENOTFOUND: (_, host) => `HOST is no address of this machine: ${host}`,
};

/** Throws {@link OperatorError} if a port cannot be listened on. */
export async function checkPort(host: string, setting: PortSetting): Promise<void> {
  try {
    await listenOnce(host, setting.port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    throw reason ? new OperatorError(reason(setting, host)) : error;
  }
}

/** A free port. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return listenOnce(host, 0);
}
