import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/**
 * Returns a check whether a request came over https, to this server or to a trusted proxy that says so.
 * @param isTrusted whether an IP address belongs to a trusted proxy
 */
export function secureBy(isTrusted: (address: string) => boolean) {
  return ({ socket, headers }: IncomingMessage): boolean => {
    if (socket instanceof TLSSocket) return true;
    return headers['x-forwarded-proto'] === 'https' && isTrusted(socket.remoteAddress ?? '');
  };
}
