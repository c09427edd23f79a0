import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { downloadNamePattern } from '@group/content-client/download/download.schema';
import { busyPage } from '@group/routes/layout/busyPage.server';
import { log } from '@group/routes/site/log';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { Hono } from 'hono';
import { uploadCaching } from '../pictures/pictureRoutes.ts';
import { fetchDownload } from './downloads.ts';

/** Serves PDF files of the content service on the site's own origin; what does not exist is left to the pages. */
export function downloadRoutes(access: ContentServiceAccess, hosts: HostTable): Hono {
  const routes = new Hono();
  routes.get('/:name', async (context, next) => {
    const { path } = context.req;
    const name = context.req.param('name');
    const respondNotFound = async (): Promise<void> => {
      await next();
      // The page cache has not seen the request, which may be that of a preview.
      if (!context.res.headers.has('cache-control')) context.header('cache-control', 'private, no-cache');
    };
    if (!downloadNamePattern.test(name)) return respondNotFound();
    const download = await fetchDownload(access, name).catch((error: unknown) => {
      log('warn', 'download failed', { name, reason: error instanceof Error ? error.message : String(error) });
      return null;
    });
    if (download === null) return busyPage(resolveTenant(hosts, context.req.header('host') ?? '').tenant, path);
    if (!download) return respondNotFound();
    // The name has a hash that is new with each upload.
    const etag = `"${name}"`;
    const headers = {
      etag,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': uploadCaching,
      'x-content-type-options': 'nosniff',
    };
    const isKnown = context.req.header('if-none-match')?.includes(etag) === true;
    const length = download.bytes !== undefined && !isKnown && { 'content-length': String(download.bytes) };
    const init = { status: isKnown ? 304 : 200, headers: { ...headers, ...length } };
    if (context.req.method !== 'HEAD' && !isKnown) return new Response(download.body, init);
    await download.body.cancel();
    return new Response(null, init);
  });
  return routes;
}
