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

/** Networks of one client, as keys for rate limits; an IPv4 address is both of them. */
export interface WiderPrefixes {
  /** The /56, the least that a provider gives to a household. */
  customer: string;
  /** The /48, the most that a single customer of a provider gets. */
  site: string;
}

/** @param prefix an IPv4 address, or the first 64 bits of an IPv6 address */
export function widerPrefixes(prefix: string): WiderPrefixes {
  const [, site = prefix, fourth] = /^((?:[^:]+:){3})([^:]+)::$/.exec(prefix) ?? [];
  return { customer: fourth ? `${site}${Number.parseInt(fourth, 16) >> 8}` : prefix, site };
}
