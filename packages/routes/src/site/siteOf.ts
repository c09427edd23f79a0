import type { Site } from './site.ts';

function isSite(data: unknown): data is Site {
  return typeof data === 'object' && data !== null && 'tenantKey' in data;
}

/** The root loader's data among a `meta` function's matches; `undefined` where that loader failed. */
export function siteOf(matches: readonly ({ id: string; loaderData: unknown } | undefined)[]): Site | undefined {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return isSite(data) ? data : undefined;
}
