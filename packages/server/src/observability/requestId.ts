import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Request ids of proxies: long enough to be unique, short enough for a log line. */
const validId = /^[\w-]{8,64}$/;

/** @param isTrusted whether an IP address belongs to a trusted proxy */
export function requestIdBy(isTrusted: (address: string) => boolean) {
  return ({ socket, headers }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    const isValid = typeof given === 'string' && validId.test(given);
    return isValid && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID();
  };
}
