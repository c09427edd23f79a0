/** A path as Strapi's router sees it, which ignores case and a trailing slash. */
export const routedPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '');
