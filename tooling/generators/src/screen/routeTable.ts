import { camelCase } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';

/**
 * Adds a path at the end of the table in `paths.ts`.
 * @throws OperatorError if the path or its name exists, or the table is not found
 */
export function addPath(paths: string, name: string, path: string): string {
  const table = /(export const paths = \{\n)([\s\S]*?)(\n\} as const;)/.exec(paths);
  if (!table) throw new OperatorError('paths.ts has no table of paths.');
  const [, , lines = ''] = table;
  if (new RegExp(`^\\s*${name}:`, 'm').test(lines)) throw new OperatorError(`paths.ts has a path "${name}" already.`);
  if (lines.includes(`'${path}'`)) throw new OperatorError(`paths.ts has the path ${path} already.`);
  const end = table.index + table[0].length - '\n} as const;'.length;
  return `${paths.slice(0, end)}\n  ${name}: '${path}',${paths.slice(end)}`;
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
