import { camelCase } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';

/** The heading of the paths that belong to the server; those of screens stand above it. */
const afterScreens = /\n\/\/ At the root of each host/;

/**
 * Adds the path of a screen at the end of its list in `paths.ts`.
 * @throws OperatorError if the path or its name exists, or the list is not found
 */
export function addPath(paths: string, name: string, path: string): string {
  const end = afterScreens.exec(paths)?.index;
  if (end === undefined) throw new OperatorError('paths.ts has no list of paths.');
  if (paths.includes(`export const ${name} =`)) throw new OperatorError(`paths.ts has a path "${name}" already.`);
  if (paths.includes(`path('${path}')`)) throw new OperatorError(`paths.ts has the path ${path} already.`);
  return `${paths.slice(0, end)}export const ${name} = path('${path}');\n${paths.slice(end)}`;
}

/** The catch-all route and the comment above it. */
const everyOtherPath = /\n(?: *\/\/[^\n]*\n)* *route\('\*', /;

/**
 * Adds a route to `siteRoutes.ts`, before the catch-all route.
 * @throws OperatorError if the catch-all route is not found, or a route with the name exists
 */
export function addRoute(routes: string, name: string): string {
  if (routes.includes(`/${name}.route.tsx'`)) throw new OperatorError(`siteRoutes.ts has a route "${name}" already.`);
  const last = everyOtherPath.exec(routes);
  if (!last) throw new OperatorError('siteRoutes.ts has no table of routes.');
  const row = `  screen(paths.${camelCase(name)}, '../screens/${name}/${name}.route.tsx', '${name}'),`;
  return `${routes.slice(0, last.index)}\n${row}${routes.slice(last.index)}`;
}
