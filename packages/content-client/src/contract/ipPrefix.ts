/**
 * An IPv4 address, or the first 64 bits of an IPv6 address: a client can pick any address within its /64. For rate limits;
 * never log it.
 * @param address without zone, port and brackets
 */
export function ipPrefixOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const url = `http://[${bare}]`;
  if (!URL.canParse(url)) return bare;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::`;
}
