/** Longer names do not exist (RFC 1035, section 2.3.4). */
const longestHost = 253;

/** An IPv6 literal in brackets, or names of letters, digits, hyphens and dots; then a trailing dot and a port. */
const hostShape = /^(\[[\da-f:.]{2,45}\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)\.?(?::\d{1,5})?$/;

/** `www.` in front of a whole host name; `www.localhost` counts, a top-level `www` does not. */
const leadingWww = /^www\.(?=.)/;

/**
 * A `Host` header as hosts are compared: lower case, without port, trailing dot and `www.`; IPv6 literals keep their
 * brackets. Empty for what is no host name. Never throws, whatever a stranger sends.
 */
export function comparableHost(header: string): string {
  if (header.length > longestHost + ':65535.'.length) return '';
  const [, name = ''] = hostShape.exec(header.trim().toLowerCase()) ?? [];
  return name.length > longestHost || name.includes('..') ? '' : name.replace(leadingWww, '');
}

/**
 * A host as an operator writes it, ready for use in addresses: lower case, letters outside ASCII in punycode, without
 * port and trailing dot, `www.` kept. Null for what is no host name alone, such as an address with scheme or path.
 */
export function configuredHost(host: string): string | null {
  const written = host.trim();
  if (!written || /[\s/\\?#@%*:]/.test(written) || !URL.canParse(`http://${written}`)) return null;
  const { hostname } = new URL(`http://${written}`);
  return comparableHost(hostname) ? hostname.replace(/\.$/, '') : null;
}
