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
