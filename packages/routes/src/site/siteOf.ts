import type { Site } from './site.ts';

/** The site among the matches that a `meta` function is given. */
export function siteOf(matches: readonly ({ id: string; loaderData: unknown } | undefined)[]): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined;
}
