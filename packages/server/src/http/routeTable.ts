import { fromLatin1 } from '@group/content-client/contract/formerAddress';
import { handleOf, type ScreenHandle, type ScreenListing } from '@group/routes/site/screenHandle';
import { LRUCache } from 'lru-cache';
import { matchPath, matchRoutes, type ServerBuild } from 'react-router';

/** What the cache and the logs need to know of the route at a path. */
export interface Screen {
  /** Route id, which labels logs and metrics. */
  id: string;
  /** Query parameters that it and the routes around it declare in `handle.search`. */
  search: Required<ScreenHandle>['search'];
  /** Whether its route has an action. */
  takesForms: boolean;
  /** Who may store its responses: any cache; none; or none, and search engines must not list it either. */
  sharing: 'public' | 'none' | 'private';
}

interface Node {
  id: string;
  path?: string;
  index?: boolean;
  children?: Node[];
}

function treeOf(routes: ServerBuild['routes'], parentId?: string): Node[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const children = treeOf(routes, id);
    return [{ id, ...(path !== undefined && { path }), ...(index ? { index } : { children }) }];
  });
}

/** Line terminators, which React Router's splat route does not match. */
const lineTerminator = /%0[ad]|%e2%80%a[89]/gi;

const replacementCharacter = '%EF%BF%BD';

/**
 * Returns a path that React Router can decode and match. Replacement characters take the place of line terminators, and
 * in a malformed path, unless its letters are Latin-1, of all that is percent-encoded: such a path matches no page, and React
 * Router would log it.
 */
export function decodablePath(pathname: string): string {
  for (const path of [pathname, fromLatin1(pathname)]) {
    try {
      // Uses the result, as the bundler would otherwise remove the call as free of side effects.
      return decodeURIComponent(path) === '' ? '' : path.replaceAll(lineTerminator, replacementCharacter);
    } catch {
      // The path is malformed.
    }
  }
  return pathname.replaceAll(/%(?:[\da-f]{2})?/gi, replacementCharacter);
}

/** Paths whose screens are kept: more than the pages of all tenants that visitors open often. */
const keptPaths = 2_000;

/** Longer paths are no page's. They are matched each time, so that they take no memory. */
const keptPathLength = 200;

/**
 * Matches paths to screens as React Router does. Its `matchRoutes` ranks and compiles all routes at each call, and each
 * request needs the screen several times, so that known paths are not matched again.
 */
export function createScreens({ routes }: Pick<ServerBuild, 'routes'>): (pathname: string) => Screen {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- index routes and others are told apart by `index`
  const tree = treeOf(routes) as Parameters<typeof matchRoutes>[0];
  const known = new LRUCache<string, Screen>({ max: keptPaths });
  const match = (pathname: string): Screen => {
    const matches = matchRoutes(tree, decodablePath(pathname)) ?? [];
    const modules = matches.map(({ route }) => routes[route.id ?? '']?.module);
    const handle = handleOf(modules);
    return {
      id: matches.at(-1)?.route.id ?? 'none',
      search: Object.assign({}, ...modules.map((module) => handleOf([module]).search)),
      takesForms: modules.some((module) => module?.action !== undefined),
      sharing: handle.private ? 'private' : (handle.cache ?? 'public'),
    };
  };
  return (pathname) => {
    const kept = known.get(pathname);
    if (kept) return kept;
    const screen = match(pathname);
    if (pathname.length <= keptPathLength) known.set(pathname, screen);
    return screen;
  };
}

/** The path pattern of a route, without the segment of the language. */
function patternOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = routes[id ?? ''];
  if (!route) return '';
  const path = route.path === ':lang' ? '' : (route.path ?? '');
  return `${patternOf(routes, route.parentId)}${path && `/${path}`}`;
}

/** Collects what the screens of a build say about their place in the sitemap and in the search. */
export function createListing({ routes }: Pick<ServerBuild, 'routes'>): ScreenListing {
  const patterns = (listed: boolean): string[] =>
    Object.values(routes)
      .filter((route) => handleOf([route?.module]).listed === listed)
      .map((route) => patternOf(routes, route?.id) || '/');
  const unlisted = patterns(false);
  const words = Object.values(routes).flatMap((route) => {
    const said = handleOf([route?.module]).words;
    return said ? [[patternOf(routes, route?.id) || '/', said] as const] : [];
  });
  return {
    listed: patterns(true),
    words: new Map(words),
    isUnlisted: (path) => unlisted.some((pattern) => matchPath(pattern, path) !== null),
  };
}
