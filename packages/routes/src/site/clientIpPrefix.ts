/**
 * Header in which the server tells the pages where a request comes from: an IPv4 address, or the first half of an IPv6
 * address, which is what one household has. The server overwrites it, so that visitors cannot say it of themselves.
 */
export const clientIpPrefixHeader = 'x-client-network';

/** Where a request comes from, to count by; empty while developing, where no server says it. Never log it. */
export function clientIpPrefix(request: Request): string {
  return request.headers.get(clientIpPrefixHeader) ?? '';
}
