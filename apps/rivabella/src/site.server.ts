import { defineSite } from '@group/routes/app/defineSite.server';
import { siteHeaders } from '@group/routes/app/siteHeaders.server';
import { siteLoader } from '@group/routes/app/siteLoader.server';
import { siteMiddleware } from '@group/routes/app/siteMiddleware.server';
import { multilingualTenants } from '@group/themes/registry';

export const site = defineSite('rivabella', multilingualTenants);

export const middleware = [siteMiddleware(site)];
export const loader = siteLoader;
export const headers = siteHeaders;
