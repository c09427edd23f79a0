import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { ipPrefixOf } from '@group/content-client/contract/ipPrefix';
import { clientIpPrefixHeader } from '@group/routes/site/clientIpPrefix';

/** Strips zone, port and brackets; empty if the input is not an IP address. */
function normalise(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) ? bare : '';
}

/**
 * IP prefix of the client: its remote address or, behind trusted proxies, the last untrusted entry of `X-Forwarded-For`.
 * Reads that header from its end, as a client can forge the entries before it.
 */
export function clientIpPrefixOf(
  { socket, headers }: IncomingMessage,
  isTrusted: (address: string) => boolean,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = normalise(socket.remoteAddress ?? '');
  while (isTrusted(address)) {
    const previousHop = normalise(forwarded.pop() ?? '');
    if (!previousHop) break;
    address = previousHop;
  }
  return ipPrefixOf(address);
}

/** Sets the client's IP prefix as an internal request header, and overwrites any value that the client sent. */
export function setClientIpPrefix(incoming: IncomingMessage, isTrusted: (address: string) => boolean): void {
  const prefix = clientIpPrefixOf(incoming, isTrusted);
  // The fetch Request is built from the raw headers, in which names and values alternate.
  const { rawHeaders } = incoming;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === clientIpPrefixHeader) rawHeaders.splice(at, 2);
  }
  rawHeaders.push(clientIpPrefixHeader, prefix);
  incoming.headers[clientIpPrefixHeader] = prefix;
}
