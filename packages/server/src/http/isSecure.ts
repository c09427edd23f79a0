import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** Whether a visitor came over https. */
export function isSecure({ socket }: IncomingMessage): boolean {
  return socket instanceof TLSSocket;
}
