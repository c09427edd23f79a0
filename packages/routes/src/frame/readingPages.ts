/**
 * Ids of the routes whose pages are read: links, native elements and plain forms do all that they need, so they carry
 * no React at all.
 */
const readingRoutes: ReadonlySet<string> = new Set([
  'living',
  'surroundings',
  'livingEvents',
  'care',
  'about',
  'events',
  'event',
  'media',
  'article',
  'job',
  'apprenticeship',
  'training',
  'houses',
  'privacy',
  'imprint',
  'content-page',
  'bare-page',
  'page',
]);

/** What editors put on a page can need React all the same. */
function hasGallery(loaderData: unknown): boolean {
  if (typeof loaderData !== 'object' || loaderData === null || !('blocks' in loaderData)) return false;
  const { blocks } = loaderData;
  return Array.isArray(blocks) && blocks.some((block: { type?: unknown }) => block.type === 'gallery');
}

/** Whether the page of these matches can do without React. */
export function isReadingPage(matches: readonly { id: string; loaderData: unknown }[]): boolean {
  const screen = matches.at(-1);
  return screen !== undefined && readingRoutes.has(screen.id) && !hasGallery(screen.loaderData);
}
