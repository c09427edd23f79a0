/** A path of this site: one slash, and nothing that a browser could read as another host. */
const ownPath = /^\/(?![/\\])[^\\\s]*$/;

/** Where a visitor wanted to go before logging in; nothing that leads to another site. */
export function nextPath(search: URLSearchParams): string | undefined {
  const next = search.get('weiter');
  return next && ownPath.test(next) ? next : undefined;
}
