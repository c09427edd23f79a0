import { isOwnPath } from '@group/routes/site/nextPath';
import { readPreviewToken } from '@group/routes/preview/previewToken.server';
import { endedPreview, previewCookie } from '@group/routes/preview/previewCookie.server';
import { privateHeaders } from '@group/routes/site/privateHeaders';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { Hono } from 'hono';

function leadTo(location: string, cookie?: string): Response {
  const headers = new Headers({ ...privateHeaders, location });
  if (cookie) headers.set('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/**
 * Where a link of the content service's admin begins a preview, and where one leaves it. Who has a genuine link that is
 * over gets to the page that everybody sees; for all others there is nothing here.
 */
export function previewRoutes(hosts: HostTable, secret: string | undefined, now = Date.now): Hono {
  const routes = new Hono();

  routes.get('/ende', (context) => {
    const path = context.req.query('weiter') ?? '';
    return leadTo(isOwnPath(path) ? path : '/', endedPreview);
  });

  routes.get('/:grant', (context) => {
    const { tenant, known } = resolveTenant(hosts, context.req.header('host') ?? '');
    const written = context.req.param('grant');
    const grant = secret && known ? readPreviewToken(secret, tenant.key, written) : undefined;
    if (!grant) return context.notFound();
    return leadTo(grant.path, grant.until > now() ? previewCookie(written, grant.until, now()) : undefined);
  });
  return routes;
}
