import { Hono } from 'hono';
import { pictureRequest } from './pictureRequest.ts';
import { logFailure, PicturesBusy, type PictureStore } from './pictureStore.ts';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The content service names a file by a hash that is new with each upload, so what was given once stays right. */
const immutable = 'public, max-age=31536000, immutable';

/** Pictures of the content service on the site's own origin; addresses that no page would hold are not found. */
export function pictureRoutes(pictures: Pick<PictureStore, 'get'>): Hono {
  const routes = new Hono();
  routes.get('/:width/:file', async (context) => {
    const { signal } = context.req.raw;
    const request = pictureRequest(context.req.param('width'), context.req.param('file'));
    const bytes =
      request &&
      (await pictures.get(request, signal).catch((error: unknown) => {
        // Every request that is refused has its own line in the log, with its status.
        if (!(error instanceof PicturesBusy) && !signal.aborted) logFailure(request, error);
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
