import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/**
 * Tells whether a visitor came over https: to this program, or to a proxy in front that says so.
 * @param isTrusted whether an address is that of a proxy whose word counts
 */
export function secureBy(isTrusted: (address: string) => boolean) {
  return ({ socket, headers }: IncomingMessage): boolean => {
    if (socket instanceof TLSSocket) return true;
    return headers['x-forwarded-proto'] === 'https' && isTrusted(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '');
  };
}
