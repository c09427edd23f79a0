import { isExpired } from '@group/content-client/contract/previewToken';
import { isOwnPath } from '@group/routes/site/nextPath';
import {
  endedPreview,
  framedPreviewCookie,
  previewCookie,
  readPreviewToken,
} from '@group/routes/preview/preview.server';
import { privateHeaders } from '@group/routes/site/privateHeaders';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { Hono } from 'hono';

function redirectTo(location: string, cookie?: string): Response {
  const headers = new Headers({ ...privateHeaders, location });
  if (cookie) headers.set('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/**
 * Starts a preview from a link of the content service's admin, and ends it. An expired link redirects to the published
 * page; a forged one is answered with 404.
 */
export function previewRoutes(hosts: HostTable, secret: string | undefined, now = Date.now): Hono {
  const routes = new Hono();

  routes.get('/ende', (context) => {
    const path = context.req.query('weiter') ?? '';
    return redirectTo(isOwnPath(path) ? path : '/', endedPreview);
  });

  routes.get('/:token', (context) => {
    const { tenant, known } = resolveTenant(hosts, context.req.header('host') ?? '');
    const serialised = context.req.param('token');
    const token = secret && known ? readPreviewToken(secret, tenant.key, serialised) : undefined;
    if (!token) return context.notFound();
    if (isExpired(token, now())) return redirectTo(token.path);
    const isFramed = token.frame !== undefined && context.req.header('sec-fetch-dest') === 'iframe';
    const cookie = isFramed ? framedPreviewCookie : previewCookie;
    return redirectTo(token.path, cookie(serialised, token.until, now()));
  });
  return routes;
}
