/** A path as Strapi's router sees it, which ignores case and a trailing slash, and decodes the parameters. */
export function routedPath(path: string): string {
  const routed = path.replace(/\/+$/, '');
  try {
    return decodeURIComponent(routed).toLowerCase();
  } catch {
    return routed.toLowerCase();
  }
}
