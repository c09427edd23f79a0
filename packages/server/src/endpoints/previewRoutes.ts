import { isOwnPath } from '@group/routes/site/nextPath';
import { readPreviewToken } from '@group/routes/preview/previewToken.server';
import { endedPreview, previewCookie } from '@group/routes/preview/previewCookie.server';
import { privateHeaders } from '@group/routes/site/privateHeaders';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { Hono } from 'hono';

function redirectTo(location: string, cookie?: string): Response {
  const headers = new Headers({ ...privateHeaders, location });
  if (cookie) headers.set('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/**
 * Starts a preview from a link in the content service's admin, and ends it. An expired link redirects to the public
 * page; an invalid one answers 404.
 */
export function previewRoutes(hosts: HostTable, secret: string | undefined, now = Date.now): Hono {
  const routes = new Hono();

  routes.get('/ende', (context) => {
    const path = context.req.query('weiter') ?? '';
    return redirectTo(isOwnPath(path) ? path : '/', endedPreview);
  });

  routes.get('/:token', (context) => {
    const { tenant, known } = resolveTenant(hosts, context.req.header('host') ?? '');
    const token = context.req.param('token');
    const preview = secret && known ? readPreviewToken(secret, tenant.key, token) : undefined;
    if (!preview) return context.notFound();
    return redirectTo(preview.path, preview.until > now() ? previewCookie(token, preview.until, now()) : undefined);
  });
  return routes;
}
