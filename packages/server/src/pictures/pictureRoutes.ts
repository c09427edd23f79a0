import { Hono } from 'hono';
import { pictureRequest } from './pictureRequest.ts';
import { logFailure, PicturesBusy, type PictureStore } from './pictureStore.ts';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * The content service puts a hash that is new with each upload into file names, so a response never changes. Shared caches
 * ask every minute whether the file still exists, and serve it for a day while the site does not answer.
 */
export const uploadCaching = 'public, max-age=31536000, s-maxage=60, stale-if-error=86400, immutable';

/** Serves pictures of the content service on the site's own origin; URLs that no page links to answer 404. */
export function pictureRoutes(pictures: Pick<PictureStore, 'get'>): Hono {
  const routes = new Hono();
  routes.get('/:width/:file', async (context) => {
    const { signal } = context.req.raw;
    const request = pictureRequest(context.req.param('width'), context.req.param('file'));
    const bytes =
      request &&
      (await pictures.get(request, signal).catch((error: unknown) => {
        // The access log already has a line for each rejected request.
        if (!(error instanceof PicturesBusy) && !signal.aborted) logFailure(request, error);
        return null;
      }));
    if (bytes === null) return context.body(null, 503, { 'retry-after': '5' });
    if (!request || !bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': contentTypes[request.format],
      'cache-control': uploadCaching,
    });
  });
  return routes;
}
