import { createContext } from 'react-router';
import type { RequestedSite } from './siteContext.ts';

/** What the known values of a parameter may depend on. */
export type ParameterSite = Pick<RequestedSite, 'tenant' | 'read'>;

/** The values of a query parameter for which the page differs: a check, or a list from the content. */
export type KnownValues =
  | ((value: string, tenant: ParameterSite['tenant']) => boolean)
  | { read(site: ParameterSite): Promise<readonly string[]> };

/** What a route module says about its screen, in `handle`. The server reads it from the build. */
export interface ScreenHandle {
  /**
   * Query parameters that a cached page depends on. The page cache ignores all others, unknown values, and all values of a
   * name but the first.
   */
  search?: Readonly<Record<string, KnownValues>>;
  /** `bare`: no navigation and a minimal footer. */
  layout?: 'bare';
  /** `none`: no cache stores the page, as it holds a form token for one visitor or what one searched. Others are public. */
  cache?: 'none';
  /**
   * For members of staff, or the holder of a link: no cache stores any response, no search engine lists it, no page
   * prefetches it, and its address is no referrer.
   */
  private?: true;
  /**
   * True for a page that exists in any case and belongs in the sitemap, false for one that search engines must not list.
   * Composed pages and those with parameters are listed by their content.
   */
  listed?: boolean;
  /** The words by which the site's search finds a page that exists in any case, also one that search engines do not list. */
  words?: ScreenWords;
}

export type ScreenWords = (language: string) => { title: string; lead: string };

/** The handle of the innermost route; empty where it has none. */
export function handleOf(matches: readonly ({ handle?: unknown } | undefined)[]): ScreenHandle {
  const handle = matches.at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}

/** What the handles of all screens say to the sitemap and to the search. Paths are without language prefix. */
export interface ScreenListing {
  /** Paths that are listed in any case. */
  listed: readonly string[];
  /** By path. */
  words: ReadonlyMap<string, ScreenWords>;
  isUnlisted(path: string): boolean;
}

/** Set by the server, which has the build with the route table. */
export const screenListingContext = createContext<ScreenListing>();
