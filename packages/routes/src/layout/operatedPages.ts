/**
 * Ids of the routes whose pages need React. All others are read: links, native elements, plain forms and the native
 * script do all that they need.
 */
const operatedRoutes: ReadonlySet<string> = new Set(['application', 'signature']);

/** Whether the page of these matches is to be operated by React. */
export function isOperatedPage(matches: readonly { id: string }[]): boolean {
  return operatedRoutes.has(matches.at(-1)?.id ?? '');
}
