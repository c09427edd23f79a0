/**
 * Ids of the routes whose pages need React. All others are read: links, native elements, plain forms and the native
 * script do all that they need.
 */
const islandRoutes: ReadonlySet<string> = new Set(['application', 'signature']);

/** Whether the page of these matches is to be operated by React. */
export function hasIslands(matches: readonly { id: string }[]): boolean {
  return islandRoutes.has(matches.at(-1)?.id ?? '');
}
