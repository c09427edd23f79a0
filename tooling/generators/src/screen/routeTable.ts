import { camelCase } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';

/**
 * Adds a path at the end of the table in `paths.ts`.
 * @throws OperatorError where the path or its name is taken, or the table is not found
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

/** Where a table of routes ends: with the route for everything else. */
const endOfTable = /([[,]\s*)composed(,?\s*\])/g;

/**
 * Adds a route to both tables of `siteRoutes.ts`, before the one that answers for all other paths.
 * @throws OperatorError where that is not found, or a route of that name is there
 */
export function addRoute(routes: string, name: string, path: string): string {
  const constant = camelCase(name);
  if (new RegExp(`\\bconst ${constant}\\b|id: '${name}'`).test(routes))
    throw new OperatorError(`siteRoutes.ts has a route "${name}" already.`);
  const composed = /(?:\/\*\*[^\n]*\*\/\n)?const composed = /.exec(routes);
  if (!composed || !endOfTable.test(routes)) throw new OperatorError('siteRoutes.ts has no table of routes.');
  const line = `const ${constant} = screens.route('${path.slice(1)}', '${name}/${name}.route.tsx', { id: '${name}' });`;
  const withRoute = `${routes.slice(0, composed.index)}${line}\n\n${routes.slice(composed.index)}`;
  return withRoute.replaceAll(endOfTable, `$1${constant}, composed$2`);
}
