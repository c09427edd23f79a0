import { ContentUnavailable, type Gateway } from '@group/content-client/gateway/gateway';
import type { ContentQuery } from '@group/content-client/gateway/query';
import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import type { Locale } from '@group/content-client/locale';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { Tenant } from '@group/themes/tenant';
import { Hono } from 'hono';

/** The configuration in its wire format, unparsed. */
const wireConfigurationQuery: ContentQuery<unknown> = {
  type: 'konfiguration-wire',
  request: configurationQuery.request,
  parse: (body) => body,
};

function localeOf(tenant: Tenant, locale: string): Locale | undefined {
  if (!tenant.features.languages) return locale === '' ? '' : undefined;
  return tenant.features.languages.find((language) => language.locale === locale)?.locale;
}

/**
 * Proxies the few reads of the content service that browsers need, on the site's own origin and only for the tenant of
 * the host. Adds the bearer token, which never reaches the browser.
 */
export function apiProxy(gateway: Gateway, hosts: HostTable): Hono {
  const routes = new Hono();

  routes.get('/:type', async (context) => {
    const { tenant } = resolveTenant(hosts, context.req.header('host') ?? '');
    const locale = localeOf(tenant, context.req.query('locale') ?? '');
    if (context.req.param('type') !== `konfiguration-${tenant.key}` || locale === undefined) return context.notFound();
    try {
      const body = await gateway.read({ tenant: tenant.key, locale }, wireConfigurationQuery);
      return context.body(JSON.stringify(body), 200, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      return context.json({ error: 'unavailable' }, 503, { 'cache-control': 'no-store', 'retry-after': '5' });
    }
  });

  routes.all('*', (context) => context.notFound());
  return routes;
}
