const header = 'x-moved-from';

/** Headers by which the server recognises the redirect of an editor, to count it; {@link takeMovedFrom} removes them. */
export const movedFromHeaders = (from: string): Record<string, string> => ({
  [header]: encodeURIComponent(from.toWellFormed()),
});

/** Removes from the headers of a response the former address of the redirect, and returns it; `undefined` for others. */
export function takeMovedFrom(headers: Headers): string | undefined {
  const from = headers.get(header);
  if (from === null) return undefined;
  headers.delete(header);
  return decodeURIComponent(from);
}
