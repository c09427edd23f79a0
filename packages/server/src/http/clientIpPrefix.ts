import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { clientIpPrefixHeader } from '@group/routes/site/clientIpPrefix';

/** Without zone, port and brackets, and IPv4 as such; empty for what is no address. */
function plain(written: string): string {
  const bare = written
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare : '';
}

/** The first 64 bits of an IPv6 address: within them everybody chooses addresses freely. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::`;
}

/**
 * Where a request comes from: the far end of its connection; behind a trusted proxy, what this one says in
 * `X-Forwarded-For`, read from its end so that what a visitor wrote into it does not count.
 */
export function clientIpPrefixOf(
  { socket, headers }: IncomingMessage,
  isTrusted: (address: string) => boolean,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = plain(socket.remoteAddress ?? '');
  while (isTrusted(address) && forwarded.length > 0) {
    const before = plain(forwarded.pop() ?? '');
    if (!before) break;
    address = before;
  }
  return network(address);
}

/** Writes where a request comes from into a header of ours, in place of what the visitor may have put there. */
export function setClientIpPrefix(incoming: IncomingMessage, isTrusted: (address: string) => boolean): void {
  const said = clientIpPrefixOf(incoming, isTrusted);
  // The pages' request is made of the raw list; names and values alternate.
  const { rawHeaders } = incoming;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === clientIpPrefixHeader) rawHeaders.splice(at, 2);
  }
  rawHeaders.push(clientIpPrefixHeader, said);
  incoming.headers[clientIpPrefixHeader] = said;
}
