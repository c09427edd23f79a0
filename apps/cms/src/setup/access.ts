import type { Core } from '@strapi/strapi';

/**
 * Closes what Strapi leaves open: nobody registers on their own, and a visitor without a token has no right at all. A right
 * that someone gives to the public role is taken back at the next start.
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
