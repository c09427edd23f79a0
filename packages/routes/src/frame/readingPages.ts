/**
 * Ids of the routes whose pages are read: links, native elements and plain forms do all that they need, so they carry
 * no React at all.
 */
const readingRoutes: ReadonlySet<string> = new Set([
  'home',
  'gastronomy',
  'living',
  'surroundings',
  'livingEvents',
  'care',
  'about',
  'events',
  'event',
  'media',
  'article',
  'jobs',
  'job',
  'apprenticeship',
  'training',
  'contact',
  'houses',
  'house',
  'privacy',
  'imprint',
  'login',
  'internal',
  'content-page',
  'bare-page',
  'page',
]);

/** Whether the page of these matches can do without React. */
export function isReadingPage(matches: readonly { id: string }[]): boolean {
  return readingRoutes.has(matches.at(-1)?.id ?? '');
}
