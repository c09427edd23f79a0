import { guardedRoutes, libraryPolicies } from '../../features/library/guardFiles.ts';
import { multipartName } from '../../media/multipart.ts';

interface Route {
  handler: string;
  config: { middlewares?: unknown[]; policies?: unknown[] };
}

interface Plugin {
  contentTypes: Record<'file', { schema: { attributes: Record<string, unknown> } }>;
  policies?: object;
  routes: { admin: { routes: Route[] } };
}

/** Routes of the media library in the admin that accept files. */
const handlers = new Set(['admin-upload.upload', 'admin-upload.uploadFile', 'admin-upload.replaceFile']);

/** Lets the admin's upload routes read multipart bodies. Those of the content API cannot: nothing uploads with a token. */
function readMultipart({ routes: { admin } }: Plugin): void {
  const routes = admin.routes.filter(({ handler }) => handlers.has(handler));
  if (routes.length !== handlers.size) throw new Error('Strapi has renamed its upload routes.');
  for (const { config } of routes) {
    // Tests start the service several times in a process, with the same route objects.
    const others = (config.middlewares ?? []).filter((each) => each !== multipartName);
    config.middlewares = [...others, multipartName];
  }
}

/** Adds the policies of the library. Throws if Strapi has renamed a route, as its policy would do nothing. */
function addPolicies(plugin: Plugin): void {
  plugin.policies = { ...plugin.policies, ...libraryPolicies };
  for (const [handler, policy] of Object.entries(guardedRoutes)) {
    const config = plugin.routes.admin.routes.find((route) => route.handler === handler)?.config;
    if (!config) throw new Error(`Strapi has no upload route for ${handler}.`);
    config.policies = [...(config.policies ?? []).filter((each) => each !== policy), policy];
  }
}

export default function extendUpload(plugin: Plugin): Plugin {
  readMultipart(plugin);
  addPolicies(plugin);
  // The key of the organisation that a file belongs to: see features/library/guardFiles.ts.
  plugin.contentTypes.file.schema.attributes.tenant = { type: 'string', configurable: false, private: true };
  // A picture that says nothing, and needs no alternative text: see checks.
  plugin.contentTypes.file.schema.attributes.decorative = { type: 'boolean', configurable: false, private: true };
  // Alternative texts in other languages than German, by locale: see content/wire.ts and features/library/filesController.ts.
  plugin.contentTypes.file.schema.attributes.alternativeTexts = { type: 'json', configurable: false };
  return plugin;
}
