import type { RequestListener } from 'node:http';
import { setClientIpPrefix } from './http/clientIpPrefix.ts';
import { secureBy } from './http/isSecure.ts';
import { requestListener } from './http/requestListener.ts';
import { loadStaticFiles } from './http/staticFiles.ts';
import { readTrustedProxies } from './http/trustedProxies.ts';
import { createAccessLog } from './observability/accessLog.ts';
import { createEdgeHandler } from './edgeHandler.ts';
import { createPageAddresses } from './cache/pageAddress.ts';
import { createPageCache } from './cache/pageCache.ts';
import { createScreens } from './http/routeTable.ts';
import { createSiteApp, type SiteAppOptions } from './siteApp.ts';

export interface SiteOptions extends Omit<SiteAppOptions, 'files'> {
  /** Folder with the built files for the browser. */
  clientDirectory: string;
  /** Addresses and networks of the proxies in front, with commas between; none where there is none. */
  trustedProxies: string | undefined;
  /** Every how manieth answer from the page cache is logged; 0 for none. */
  logCachedEvery?: number;
}

export interface Site {
  answer: RequestListener;
  /** Bytes of finished pages. */
  pageCacheBytes(): number;
}

/** A site with all that stands in front of it. Throws `TrustedProxiesError`. */
export async function createSite({
  clientDirectory,
  trustedProxies,
  logCachedEvery = 0,
  ...options
}: SiteOptions): Promise<Site> {
  const isTrusted = readTrustedProxies(trustedProxies);
  const { gateway, hosts } = options.services;
  const files = await loadStaticFiles(clientDirectory);
  const app = createSiteApp({ ...options, files });
  const screenAt = createScreens(options.build);
  const listener = requestListener(app.fetch);
  const cache = createPageCache({
    render: async ({ url }, revalidating) =>
      app.fetch(new Request(url, { headers: { host: new URL(url).host } }), { revalidating }),
  });
  // Also what other processes of the site were told.
  gateway.onDrop(cache.drop);
  const answer = createEdgeHandler({
    addressOf: createPageAddresses(hosts, screenAt),
    screenAt,
    cache,
    files,
    isSecure: secureBy(isTrusted),
    accessLog: createAccessLog({ hosts, screenAt, isTrusted, logCachedEvery }),
    app: (incoming, outgoing, secure) => {
      setClientIpPrefix(incoming, isTrusted);
      listener(incoming, outgoing, secure);
    },
  });
  return { answer, pageCacheBytes: cache.size };
}
