import type { RequestListener } from 'node:http';
import { tellClientNetwork } from './http/clientNetwork.ts';
import { secureBy } from './http/isSecure.ts';
import { requestListener } from './http/requestListener.ts';
import { loadStaticFiles } from './http/staticFiles.ts';
import { readTrustedProxies } from './http/trustedProxies.ts';
import { createRequestWatch } from './observability/requestWatch.ts';
import { createFrontDoor } from './cache/frontDoor.ts';
import { createPageAddresses } from './cache/pageAddress.ts';
import { createPageCache } from './cache/pageCache.ts';
import { createScreens } from './http/screens.ts';
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
    render: async ({ url }, patient) =>
      app.fetch(new Request(url, { headers: { host: new URL(url).host } }), { patient }),
  });
  // Also what other processes of the site were told.
  gateway.onDrop(cache.drop);
  const answer = createFrontDoor({
    addressOf: createPageAddresses(hosts, screenAt),
    screenAt,
    cache,
    files,
    isSecure: secureBy(isTrusted),
    watch: createRequestWatch({ hosts, screenAt, isTrusted, logCachedEvery }),
    app: (incoming, outgoing, secure) => {
      tellClientNetwork(incoming, isTrusted);
      listener(incoming, outgoing, secure);
    },
  });
  return { answer, pageCacheBytes: cache.size };
}
