import { multipartName } from '../../features/submissions/multipart.ts';

interface Route {
  handler: string;
  config: { middlewares?: unknown[] };
}

interface Plugin {
  contentTypes: Record<'file' | 'folder', { schema: { attributes: Record<string, unknown> } }>;
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

export default function extendUpload(plugin: Plugin): Plugin {
  readMultipart(plugin);
  // Files of the media library belong to organisations: see access/guardMedia.ts.
  plugin.contentTypes.file.schema.attributes.tenant = { type: 'string', configurable: false, private: true };
  // The upload folder of an organisation, and whether a file was put into it: see library/uploadFolders.ts.
  plugin.contentTypes.folder.schema.attributes.tenant = { type: 'string', configurable: false, private: true };
  plugin.contentTypes.file.schema.attributes.filed = { type: 'boolean', configurable: false, private: true };
  // A picture that says nothing, and needs no alternative text: see checks.
  plugin.contentTypes.file.schema.attributes.decorative = { type: 'boolean', configurable: false, private: true };
  // Alternative texts in other languages than German, by locale: see wire and library/filesController.ts.
  plugin.contentTypes.file.schema.attributes.alternativeTexts = { type: 'json', configurable: false };
  return plugin;
}
