import { libraryPolicies, libraryRoutes } from '../../features/library/libraryRoutes.ts';
import { multipartName } from '../../media/multipart.ts';
import { addPolicies, type Plugin, routesOf, withholdOtherRoutes, withLast } from '../../strapi/routePolicies.ts';

interface Library extends Plugin {
  contentTypes: Record<'file', { schema: { attributes: Record<string, unknown> } }>;
}

/** Routes that accept files, as multipart bodies. Those of the content API cannot: nothing uploads with a token. */
const uploads = ['admin-upload.uploadFile', 'admin-upload.replaceFile'];

export default function extendUpload(plugin: Library): Library {
  withholdOtherRoutes(plugin, Object.keys(libraryRoutes));
  for (const { config } of uploads.flatMap((handler) => routesOf(plugin, handler)))
    config.middlewares = withLast(config.middlewares, multipartName);
  addPolicies(plugin, libraryPolicies, libraryRoutes);
  // The key of the organisation that a file belongs to: see features/library/feature.ts.
  plugin.contentTypes.file.schema.attributes.tenant = { type: 'string', configurable: false, private: true };
  // A picture that says nothing, and needs no alternative text: see checks.
  plugin.contentTypes.file.schema.attributes.decorative = { type: 'boolean', configurable: false, private: true };
  // Alternative texts in other languages than German, by locale: see publishing/wire.ts and features/library/fileEndpoints.ts.
  plugin.contentTypes.file.schema.attributes.alternativeTexts = { type: 'json', configurable: false };
  // What websites show of a picture until it is there: see media/tones.ts.
  plugin.contentTypes.file.schema.attributes.tones = { type: 'json', configurable: false };
  return plugin;
}
