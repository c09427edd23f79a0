import type { Core } from '@strapi/strapi';

/** Strapi's own endpoint that saves the entry of a request. Throws if there is none. */
export function saveEntryEndpoint(strapi: Core.Strapi): Core.MiddlewareHandler {
  const { update } = strapi.controller('plugin::content-manager.collection-types');
  if (!update) throw new Error('Strapi has no endpoint collection-types.update.');
  return update;
}
