import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { downloadNamePattern } from '@group/content-client/download/download.schema';
import { log } from '@group/routes/site/log';
import { Hono } from 'hono';
import { fetchDownload } from './downloads.ts';

/** The content service puts a hash that is new with each upload into file names, so a response never changes. */
const immutable = 'public, max-age=31536000, immutable';

/** Serves PDF files of the content service on the site's own origin. */
export function downloadRoutes(access: ContentServiceAccess): Hono {
  const routes = new Hono();
  routes.get('/:name', async (context) => {
    const name = context.req.param('name');
    if (!downloadNamePattern.test(name)) return context.notFound();
    const download = await fetchDownload(access, name).catch((error: unknown) => {
      log('warn', 'download failed', { name, reason: error instanceof Error ? error.message : String(error) });
      return null;
    });
    if (download === null) return context.body(null, 503, { 'retry-after': '5', 'cache-control': 'no-store' });
    if (!download) return context.notFound();
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': immutable,
      'x-content-type-options': 'nosniff',
      ...(download.bytes !== undefined && { 'content-length': String(download.bytes) }),
    };
    if (context.req.method !== 'HEAD') return new Response(download.body, { headers });
    await download.body.cancel();
    return new Response(null, { headers });
  });
  return routes;
}
