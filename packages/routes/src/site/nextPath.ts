/**
 * A path on this site: one leading slash, printable ASCII, and no backslash, which browsers treat like a slash and so
 * as the start of another host.
 */
const ownPath = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]{0,500}$/;

export const isOwnPath = (path: string): boolean => ownPath.test(path);

/** The path to return to after login; `undefined` for anything that leads to another site. */
export function nextPath(search: URLSearchParams): string | undefined {
  const next = search.get('weiter');
  return next && isOwnPath(next) ? next : undefined;
}
