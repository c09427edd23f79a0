import type { Core } from '@strapi/strapi';

/** Path below which browsers sign in with the directory. */
export const oidcFolder = '/content/oidc';

/** Where users of the admin begin. */
export const directoryLoginPath = `${oidcFolder}/login`;

/** To which the provider sends browsers back: users of the admin, and staff. */
export const callbackPath = `${oidcFolder}/callback`;

export const publicAddress = (strapi: Core.Strapi, path: string): string =>
  `${String(strapi.config.get('server.absoluteUrl'))}${path}`;
