import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isSecure } from './http/isSecure.ts';
import { loadStaticFiles } from './http/staticFiles.ts';
import { createFrontDoor } from './pageCache/frontDoor.ts';
import { createPageAddresses } from './pageCache/pageAddress.ts';
import { createPageCache } from './pageCache/pageCache.ts';
import { createScreens } from './pageCache/screens.ts';
import { createSiteApp, type SiteAppOptions } from './siteApp.ts';

export interface SiteOptions extends SiteAppOptions {
  /** Folder with the built files for the browser. */
  clientDirectory: string;
}

/** A site with all that stands in front of it. */
export async function createSite({ clientDirectory, ...options }: SiteOptions): Promise<RequestListener> {
  const app = createSiteApp(options);
  const screenAt = createScreens(options.build);
  const listener = getRequestListener(app.fetch);
  const cache = createPageCache({
    render: async ({ url }, patient) =>
      app.fetch(new Request(url, { headers: { host: new URL(url).host } }), { patient }),
  });
  return createFrontDoor({
    addressOf: createPageAddresses(options.services.hosts, screenAt),
    screenAt,
    cache,
    files: await loadStaticFiles(clientDirectory),
    isSecure,
    app: (incoming, outgoing) => void listener(incoming, outgoing),
  });
}
