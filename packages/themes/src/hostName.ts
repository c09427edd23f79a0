/** RFC 1035, section 2.3.4. */
const maxHostLength = 253;

/** Bracketed IPv6 literal or host name, with an optional trailing dot and port. */
const hostPattern = /^(\[[\da-f:.]{2,45}\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)\.?(?::\d{1,5})?$/;

/** Whether a host name, without port, is a development host. */
export function isLocalHost(name: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost');
}

/** A `www.` prefix, including that of `www.localhost`, but not the bare name `www`. */
const leadingWww = /^www\.(?=.)/;

/**
 * Normalises a `Host` header for comparison: lower case, without port, trailing dot and `www.`; IPv6 literals keep their
 * brackets. Returns an empty string for an invalid host. Never throws, as clients control the header.
 */
export function comparableHost(header: string): string {
  if (header.length > maxHostLength + ':65535.'.length) return '';
  const [, name = ''] = hostPattern.exec(header.trim().toLowerCase()) ?? [];
  return name.length > maxHostLength || name.includes('..') ? '' : name.replace(leadingWww, '');
}

/**
 * Normalises a configured host for use in URLs: lower case, punycode for non-ASCII letters, no trailing dot, `www.` kept.
 * Null if it is not a bare host name, such as a URL or a host with a port.
 */
export function configuredHost(host: string): string | null {
  const trimmed = host.trim();
  if (!trimmed || /[\s/\\?#@%*:]/.test(trimmed) || !URL.canParse(`http://${trimmed}`)) return null;
  const { hostname } = new URL(`http://${trimmed}`);
  return comparableHost(hostname) ? hostname.replace(/\.$/, '') : null;
}
