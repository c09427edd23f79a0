import { redirectsQuery } from '@group/content-client/redirect/redirect.queries';
import type { ParameterSite } from '@group/routes/site/screenHandle';
import { tenantByKey } from '@group/themes/registry';
import { resolveTenant } from '@group/themes/resolveTenant';
import type { RequestListener } from 'node:http';
import { clientIpPrefixOf, setClientIpPrefix } from './http/clientIpPrefix.ts';
import { secureBy } from './http/isSecure.ts';
import { requestListener } from './http/requestListener.ts';
import { loadStaticFiles } from './http/staticFiles.ts';
import { readTrustedProxies } from './http/trustedProxies.ts';
import { createAccessLog } from './observability/accessLog.ts';
import { createEdgeHandler } from './edgeHandler.ts';
import { createPageStyles } from './document/pageStyles.ts';
import { createPageAddresses } from './cache/pageAddress.ts';
import { createKnownParameters } from './cache/knownParameters.ts';
import { isMovedByQuery } from './cache/movedByQuery.ts';
import { createPageCache } from './cache/pageCache.ts';
import { createRenderQueue } from './http/renderQueue.ts';
import { createScreens } from './http/routeTable.ts';
import { createPictureRenderer } from './pictures/pictureRenderer.ts';
import { createPictureStore, type PictureStore } from './pictures/pictureStore.ts';
import { warmOpenings } from './pictures/warmPictures.ts';
import { createSiteApp, type SiteAppOptions } from './siteApp.ts';

export interface SiteOptions extends Omit<SiteAppOptions, 'tenants' | 'pictures' | 'renders' | 'styled'> {
  /** Entry file of the picture worker. */
  pictureWorker: string;
  /** How hard AVIF is compressed, from 0 to 9. */
  pictureEffort: number;
  /** Directory of the client build. */
  clientDirectory: string;
  /** Comma-separated IP addresses and networks of trusted proxies. */
  trustedProxies: string | undefined;
  /** Logs every nth page-cache hit; 0 logs none. */
  logCachedEvery: number;
}

export interface Site {
  answer: RequestListener;
  pageCacheBytes(): number;
  waitingPictures: PictureStore['waiting'];
  waitingPages(): number;
  /** See {@link warmOpenings}. */
  warmOpenings(): Promise<void>;
}

/** Assembles the request listener of a site: edge handler, page cache and app. Throws `EnvironmentError`. */
export async function createSite({
  clientDirectory,
  pictureWorker,
  pictureEffort,
  trustedProxies,
  logCachedEvery,
  ...options
}: SiteOptions): Promise<Site> {
  const isTrusted = readTrustedProxies(trustedProxies);
  const { gateway, hosts, dataDirectory } = options.services;
  const files = await loadStaticFiles(clientDirectory);
  const pictures = createPictureStore({
    contentServiceUrl: gateway.access.url,
    render: createPictureRenderer({ workerFile: pictureWorker, effort: pictureEffort }),
    directory: `${dataDirectory}/pictures`,
  });
  const renders = createRenderQueue();
  const knownParameters = createKnownParameters();
  const tenants = new Map([...hosts.known.values()].map(({ tenant }) => [tenant.key, tenant]));
  const app = createSiteApp({ ...options, tenants, pictures, renders, styled: createPageStyles(files) });
  const screenAt = createScreens(options.build);
  const listener = requestListener(app.fetch);
  const cache = createPageCache({
    render: async ({ url }, revalidating, ipPrefix) =>
      app.fetch(new Request(url, { headers: { host: new URL(url).host } }), { revalidating, ipPrefix }),
  });
  // Includes drops that other processes of the site received.
  gateway.onDrop(cache.drop);
  const answer = createEdgeHandler({
    addressOf: createPageAddresses(hosts, screenAt),
    screenAt,
    knownTarget: (host, target) => {
      const { tenant } = resolveTenant(hosts, host);
      const read: ParameterSite['read'] = (query) => gateway.read({ tenant: tenant.key, locale: '' }, query);
      return knownParameters(target, screenAt(target.split('?', 1)[0] ?? ''), { tenant, read });
    },
    clientIpPrefix: (incoming) => clientIpPrefixOf(incoming, isTrusted),
    isMoved: async (tenant, requested) => {
      const redirects = await gateway.read({ tenant, locale: '' }, redirectsQuery);
      return isMovedByQuery(redirects, requested, tenantByKey(tenant));
    },
    cache,
    files,
    isSecure: secureBy(isTrusted),
    accessLog: createAccessLog({ hosts, screenAt, isTrusted, logCachedEvery }),
    app: (incoming, outgoing, secure) => {
      setClientIpPrefix(incoming, isTrusted);
      listener(incoming, outgoing, secure);
    },
  });
  return {
    answer,
    pageCacheBytes: cache.size,
    waitingPictures: pictures.waiting,
    waitingPages: renders.waiting,
    warmOpenings: () => warmOpenings({ tenants, read: gateway.read, pictures }),
  };
}
