import type { Core } from '@strapi/strapi';

/**
 * The functions of Strapi's own services, and of its parts, that this service calls. Strapi documents few of them: compatibility.test.ts fails
 * by the name of each that is gone.
 */
export const calledFunctions = {
  'admin::api-token-content-api': ['create', 'getByName', 'hash', 'update'],
  'admin::content-type': ['getNestedFields'],
  'admin::encryption': ['decrypt', 'encrypt'],
  'admin::permission': ['createPermissionsManager'],
  'admin::role': ['assignPermissions', 'create', 'deleteByIds', 'findOne'],
  'admin::user': ['create', 'createFirstAdmin', 'exists', 'updateById'],
  entityValidator: ['validateEntityCreation'],
  'plugin::content-manager.components': ['findConfiguration', 'updateConfiguration'],
  'plugin::content-manager.content-types': ['findConfiguration', 'updateConfiguration'],
  'plugin::content-manager.permission-checker': ['create'],
  'plugin::content-manager.uid': ['generateUIDField'],
  'plugin::i18n.locales': ['create', 'findByCode', 'getDefaultLocale', 'setDefaultLocale', 'update'],
  'plugin::upload.provider': ['upload'],
  'plugin::upload.upload': ['getSettings', 'remove', 'setSettings', 'upload'],
  'plugin::users-permissions.user': ['add', 'validatePassword'],
} as const;

/** A service, or a part of Strapi that works like one. Throws by its name if there is none. */
export function serviceOf(strapi: Core.Strapi, uid: keyof typeof calledFunctions) {
  const service = strapi.get('services').get(uid) ?? strapi.get(uid);
  if (!service) throw new Error(`Strapi has no service ${uid}.`);
  return service;
}
