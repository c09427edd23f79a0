import { Hono } from 'hono';
import { log } from '@group/routes/site/log';
import { type PictureStore, pictureRequest } from './pictures.ts';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The content service names a file by a hash that is new with each upload, so what was given once stays right. */
const immutable = 'public, max-age=31536000, immutable';

/** Pictures of the content service on the site's own origin; addresses that no page would hold are not found. */
export function pictureRoutes(pictures: PictureStore): Hono {
  const routes = new Hono();
  routes.get('/:width/:file', async (context) => {
    const request = pictureRequest(context.req.param('width'), context.req.param('file'));
    const bytes =
      request &&
      (await pictures.get(request).catch((error: unknown) => {
        log('warn', 'picture', { name: request.name, reason: error instanceof Error ? error.message : String(error) });
        return null;
      }));
    if (bytes === null) return context.body(null, 503, { 'retry-after': '5' });
    if (!request || !bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': contentTypes[request.format],
      'cache-control': immutable,
    });
  });
  return routes;
}
