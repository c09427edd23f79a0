interface Route {
  handler: string;
  config: { middlewares?: unknown[]; policies?: unknown[] };
}

interface Router {
  routes: Route[];
}

/** A plugin of Strapi, as its extension in `src/extensions` gets it. */
export interface Plugin {
  policies?: object;
  routes: Record<'admin', Router> & Partial<Record<string, Router>>;
}

/** The routes of a plugin with a handler, which several may have. Throws if Strapi has renamed it. */
export function routesOf({ routes }: Plugin, handler: string, router = 'admin'): Route[] {
  const found = routes[router]?.routes.filter((route) => route.handler === handler) ?? [];
  if (found.length === 0) throw new Error(`Strapi has no ${router} route for ${handler}.`);
  return found;
}

/** Withholds all admin routes of a plugin but those with these handlers, also what Strapi adds later. */
export function withholdOtherRoutes(plugin: Plugin, handlers: readonly string[]): void {
  plugin.routes.admin.routes = handlers.flatMap((handler) => routesOf(plugin, handler));
}

/** A list with an item at its end, once: tests start the service several times in a process, with the same routes. */
export const withLast = (list: readonly unknown[] | undefined, item: unknown): unknown[] => [
  ...(list ?? []).filter((each) => each !== item),
  item,
];

/** Runs policies, by handler, after those that Strapi itself has on admin routes of a plugin. */
export function addPolicies<Policies extends object>(
  plugin: Plugin,
  policies: Policies,
  guarded: Readonly<Record<string, readonly (keyof Policies & string)[]>>,
): void {
  plugin.policies = { ...plugin.policies, ...policies };
  for (const [handler, names] of Object.entries(guarded)) {
    for (const { config } of routesOf(plugin, handler)) {
      for (const name of names) config.policies = withLast(config.policies, name);
    }
  }
}
