import type { Core } from '@strapi/strapi';
import { submissionTypes, uidOf } from '../content/content-types.ts';

/**
 * Closes Strapi's open defaults: users cannot register themselves, and requests without a token have no permission. A
 * permission that an administrator gives to the public role is revoked at the next start. Editors and authors do not
 * see submissions: Strapi grants its built-in roles every type that exists when it creates them.
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
