import { multipartMiddlewares } from '../../middlewares/multipart.ts';

interface Route {
  handler: string;
  config: { middlewares?: unknown[] };
}

interface Plugin {
  routes: { admin: { routes: Route[] } };
}

/** Routes of the media library in the admin that accept files. */
const handlers = new Set(['admin-upload.upload', 'admin-upload.uploadFile', 'admin-upload.replaceFile']);

/** Lets the admin's upload routes read multipart bodies. Those of the content API cannot: nothing uploads with a token. */
export default function withMultipart(plugin: Plugin): Plugin {
  const routes = plugin.routes.admin.routes.filter(({ handler }) => handlers.has(handler));
  if (routes.length !== handlers.size) throw new Error('Strapi has renamed its upload routes.');
  for (const { config } of routes) config.middlewares = [...(config.middlewares ?? []), ...multipartMiddlewares];
  return plugin;
}
