import type { Core } from '@strapi/strapi';

/** The address of a path of this service, as browsers reach it. */
export const publicAddress = (strapi: Core.Strapi, path: string): string =>
  `${String(strapi.config.get('server.absoluteUrl'))}${path}`;
