import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What Node asks packages for in a production build, by `import` or by `require`. */
const nodeConditions = [
  new Set(['node', 'module', 'production', 'import', 'default']),
  new Set(['node', 'module', 'production', 'require', 'default']),
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The files that `exports`, `imports` or `browser` name: all of them, or per path the first one under the conditions. */
function targets(value: unknown, conditions?: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => targets(each, conditions));
  if (!isObject(value)) return [];
  const entries = Object.entries(value);
  const hasPaths = entries.some(([key]) => /^[.#]/.test(key));
  if (!conditions || hasPaths) return entries.flatMap(([, inner]) => targets(inner, conditions));
  const found = entries.map(([key, inner]) => (conditions.has(key) ? targets(inner, conditions) : []));
  return found.find(({ length }) => length > 0) ?? [];
}

function names(target: string, path: string): boolean {
  const [start = '', end] = target.replace(/^\.\//, '').split('*');
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}

/** Splits the path of a module in `node_modules` into the folder of its package and the path within. */
const moduleInPackage = /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?<path>.+)$/;

/**
 * The bundled modules that Node itself would not load, because their packages offer them for browsers or for development
 * alone. A package that bundles both variants chooses when it runs.
 * @param ids paths of all modules of a bundle
 */
export function foreignModules(ids: readonly string[]): string[] {
  const bundled = new Set(ids);
  return ids.filter((id) => {
    const { folder = '', path = '' } = moduleInPackage.exec(id)?.groups ?? {};
    if (!folder || id.startsWith('\0')) return false;
    if (/\.development\.[cm]?js$/.test(path)) return true;
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!isObject(manifest)) return false;
    const { main, module, exports, imports, browser } = manifest;
    const isNamed = (target: string): boolean => names(target, path);
    if (nodeConditions.some((conditions) => targets([exports ?? [main, module], imports], conditions).some(isNamed)))
      return false;
    const replaced = isObject(browser) ? Object.keys(browser) : targets([main, module]);
    const choosesLater = replaced.some((file) => bundled.has(join(folder, file)));
    return targets([exports, imports, choosesLater ? undefined : browser]).some(isNamed);
  });
}

/** Fails a build whose server bundle contains modules that are not for Node, see {@link foreignModules}. */
export function requireNodeModules(): Plugin {
  return {
    name: 'require-node-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Not those of the chunks alone: an entry that only exports other modules is in none.
    generateBundle() {
      const foreign = foreignModules([...this.getModuleIds()]);
      if (foreign.length > 0) this.error(`The server bundle has modules that are not for Node: ${foreign.join(', ')}`);
    },
  };
}
