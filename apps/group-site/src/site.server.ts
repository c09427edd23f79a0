import { defineSite } from '@group/routes/app/defineSite.server';
import { siteMiddleware } from '@group/routes/app/siteMiddleware.server';
import { standardTenants } from '@group/themes/registry';

export { siteHeaders as headers } from '@group/routes/app/siteHeaders.server';
export { siteLoader as loader } from '@group/routes/app/siteLoader.server';

export const site = defineSite('group-site', standardTenants);
export const middleware = [siteMiddleware(site)];
