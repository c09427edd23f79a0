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

/** The row of the screens that answers for every path that no other row has, and the comment above it. */
const everyOtherPath = /\n(?: *\/\/[^\n]*\n)* *route\('\*', /;

/**
 * Adds a row to the screens that every site has in `siteRoutes.ts`, before the one that answers for all other paths.
 * @throws OperatorError where that is not found, or a route of that name or path is there
 */
export function addRoute(routes: string, name: string, path: string): string {
  if (routes.includes(`id: '${name}'`)) throw new OperatorError(`siteRoutes.ts has a route "${name}" already.`);
  const pattern = path.slice(1);
  if (routes.includes(`route('${pattern}',`)) throw new OperatorError(`siteRoutes.ts has the path ${path} already.`);
  const last = everyOtherPath.exec(routes);
  if (!last) throw new OperatorError('siteRoutes.ts has no table of routes.');
  const row = `  route('${pattern}', '../screens/${name}/${name}.route.tsx', { id: '${name}' }),`;
  return `${routes.slice(0, last.index)}\n${row}${routes.slice(last.index)}`;
}
