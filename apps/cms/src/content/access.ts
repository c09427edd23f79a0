import type { Core } from '@strapi/strapi';

/**
 * Closes Strapi's open defaults: users cannot register themselves, and requests without a token have no permission. One
 * that an administrator gives back is revoked at the next start.
 */
export async function prepareAccess(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = await settings.get({ key: 'advanced' });
  await settings.set({
    key: 'advanced',
    value: { ...(typeof advanced === 'object' ? advanced : {}), allow_register: false },
  });
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: { role: { type: 'public' } } });
}
