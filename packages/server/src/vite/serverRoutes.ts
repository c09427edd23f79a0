import type { Plugin, Rolldown } from 'vite';

/** The client build's entry for a route module. */
const clientRoute = /\?__react-router-build-client-route$/;

/** The styles that a module imports, directly or not, in the order in which they are executed. */
async function stylesOf(context: Rolldown.PluginContext, id: string, seen: Set<string>): Promise<string[]> {
  if (seen.has(id) || /[\\/]node_modules[\\/]/.test(id)) return [];
  seen.add(id);
  if (/\.css(?:\?|$)/.test(id)) return [id];
  const { importedIds } = await context.load({ id, resolveDependencies: true });
  const styles: string[] = [];
  for (const imported of importedIds) styles.push(...(await stylesOf(context, imported, seen)));
  return styles;
}

/**
 * Keeps routes out of the client build, as they run on the server only: what is left of a route is the styles that it
 * imports. The router's manifest needs an entry for each route, but no document loads them, and they are not written.
 */
export function serverRoutes(): Plugin {
  return {
    name: 'server-routes',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: clientRoute },
      async handler(_code, id) {
        const styles = await stylesOf(this, id.replace(clientRoute, ''), new Set());
        return { code: styles.map((style) => `import ${JSON.stringify(style)};`).join('\n'), map: null };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk' && clientRoute.test(file.facadeModuleId ?? '')) delete bundle[name];
        }
      },
    },
  };
}
