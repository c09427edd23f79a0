/**
 * Internal request header with the client's network: an IPv4 address, or the first 64 bits of an IPv6 address, which
 * one household shares. The server overwrites it, so clients cannot forge it.
 */
export const clientIpPrefixHeader = 'x-client-network';

/**
 * The client's network, as a key for rate limits; empty in development, where no server sets the header. Never log it.
 */
export function clientIpPrefix(request: Request): string {
  return request.headers.get(clientIpPrefixHeader) ?? '';
}
