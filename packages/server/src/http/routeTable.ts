import { matchRoutes, type ServerBuild } from 'react-router';

/** What the cache needs to know of the screen at a path. */
export interface Screen {
  /** Id of its route: what logs and figures call it. */
  id: string;
  /** Names of the query parameters that it reads: those of its `handle.search`. */
  search: readonly string[];
  /** Whether forms are sent to it. Such a page carries what is one visitor's alone. */
  takesForms: boolean;
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

function declared(handle: unknown): string[] {
  if (typeof handle !== 'object' || handle === null || !('search' in handle)) return [];
  return Array.isArray(handle.search) ? handle.search.filter((name) => typeof name === 'string') : [];
}

/** The page whose data the router's script asks for under a path; other paths are those of pages. */
function pageOf(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  const page = pathname.slice(0, -'.data'.length);
  return page === '/_root' ? '/' : page.replace(/\/_$/, '/');
}

/**
 * A path that the router can decode. One that is no UTF-8, or has half a percent sign, gets replacement characters
 * for its percent signs: nothing is there, and the router would write the path to the log.
 */
export function decodablePath(pathname: string): string {
  try {
    // The bundler takes the call for one without effects where its result is not used.
    return decodeURIComponent(pathname) === '' ? '' : pathname;
  } catch {
    return pathname.replaceAll('%', '%EF%BF%BD');
  }
}

/** Finds the screen of a path, as the router does. */
export function createScreens({ routes }: Pick<ServerBuild, 'routes'>): (pathname: string) => Screen {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- index routes and others are told apart by `index`
  const tree = treeOf(routes) as Parameters<typeof matchRoutes>[0];
  return (pathname) => {
    const matches = matchRoutes(tree, pageOf(decodablePath(pathname))) ?? [];
    const modules = matches.map(({ route }) => routes[route.id ?? '']?.module);
    return {
      id: matches.at(-1)?.route.id ?? 'none',
      search: modules.flatMap((module) => declared(module?.handle)),
      takesForms: modules.some((module) => module?.action !== undefined),
    };
  };
}
