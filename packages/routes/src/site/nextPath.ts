/** A path of this site: one slash, and nothing that a browser could read as another host. Printable ASCII only. */
const ownPath = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]{0,500}$/;

export const isOwnPath = (path: string): boolean => ownPath.test(path);

/** Where a visitor wanted to go before logging in; nothing that leads to another site. */
export function nextPath(search: URLSearchParams): string | undefined {
  const next = search.get('weiter');
  return next && isOwnPath(next) ? next : undefined;
}
