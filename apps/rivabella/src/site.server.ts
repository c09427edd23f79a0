import { defineSite } from '@group/routes/site/defineSite.server';
import { siteHeaders } from '@group/routes/site/siteHeaders.server';
import { siteLoader } from '@group/routes/site/siteLoader.server';
import { siteMiddleware } from '@group/routes/site/siteMiddleware.server';
import { multilingualTenants } from '@group/themes/registry';

export const site = defineSite('rivabella', multilingualTenants);

export const middleware = [siteMiddleware(site)];
export const loader = siteLoader;
export const headers = siteHeaders;
