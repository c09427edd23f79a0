/**
 * Ids of the routes that need React in the browser. All others work with links, native elements, plain forms and the
 * inlined script of `client/enhance.ts`.
 */
const islandRoutes: ReadonlySet<string> = new Set(['application', 'signature']);

/** Whether the page with these matches needs React in the browser. */
export function hasIslands(matches: readonly { id: string }[]): boolean {
  return islandRoutes.has(matches.at(-1)?.id ?? '');
}
