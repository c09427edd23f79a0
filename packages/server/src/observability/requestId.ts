import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What proxies draw: letters, digits and dashes, long enough to be told apart, short enough for a log. */
const sane = /^[\w-]{8,64}$/;

/** @param isTrusted whether an address is that of a proxy whose word counts */
export function requestIdBy(isTrusted: (address: string) => boolean) {
  return ({ socket, headers }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    const believed = typeof given === 'string' && sane.test(given);
    return believed && isTrusted(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '') ? given : randomUUID();
  };
}
