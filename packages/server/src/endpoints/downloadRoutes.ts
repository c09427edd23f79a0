import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { downloadNamePattern } from '@group/content-client/download/download.schema';
import { log } from '@group/routes/site/log';
import { Hono } from 'hono';
import { fetchDownload } from './downloads.ts';

/** The content service names a file by a hash that is new with each upload, so what was given once stays right. */
const immutable = 'public, max-age=31536000, immutable';

/** Documents of the content service on the site's own origin: PDF files by name, and nothing else. */
export function downloadRoutes(access: ContentServiceAccess): Hono {
  const routes = new Hono();
  routes.get('/:name', async (context) => {
    const name = context.req.param('name');
    if (!downloadNamePattern.test(name)) return context.notFound();
    const bytes = await fetchDownload(access, name).catch((error: unknown) => {
      log('warn', 'download', { name, reason: error instanceof Error ? error.message : String(error) });
      return null;
    });
    if (bytes === null) return context.body(null, 503, { 'retry-after': '5', 'cache-control': 'no-store' });
    if (!bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': immutable,
      'x-content-type-options': 'nosniff',
    });
  });
  return routes;
}
