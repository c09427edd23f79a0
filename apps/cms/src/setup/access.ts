import type { Core } from '@strapi/strapi';
import { submissionTypes, uidOf } from '../content/content-types.ts';

/**
 * Closes what Strapi leaves open: nobody registers on their own, and a visitor without a token has no right at all. A right
 * that someone gives to the public role is taken back at the next start. Those who write content do not see what visitors
 * send: Strapi gives its own roles every type that there is when it makes them.
 */
export async function prepareAccess(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = await settings.get({ key: 'advanced' });
  await settings.set({
    key: 'advanced',
    value: { ...(typeof advanced === 'object' ? advanced : {}), allow_register: false },
  });
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: { role: { type: 'public' } } });
  await strapi.db.query('admin::permission').deleteMany({
    where: {
      subject: { $in: Object.keys(submissionTypes).map(uidOf) },
      role: { code: { $in: ['strapi-editor', 'strapi-author'] } },
    },
  });
}
