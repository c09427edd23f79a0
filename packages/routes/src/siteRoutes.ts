import { relative, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Routes name their files from here; an id of its own keeps the path of this folder out of the pages. */
const screens = relative(import.meta.dirname);

const home = screens.index('home/home.route.tsx', { id: 'home' });

/** Pages that editors compose, and everything that nobody made: not found. */
const composed = screens.route('*', 'page/page.route.tsx', { id: 'page' });

/** The tenants that are told apart by their host. */
export const standardRoutes: RouteConfig = [home, composed];

const underPrefix: RouteConfigEntry[] = [home, composed];

/** The multilingual tenant: the same screens, each below its language. */
export const multilingualRoutes: RouteConfig = [
  screens.route(':lang', 'site/prefix.route.tsx', { id: 'prefix' }, underPrefix),
];
