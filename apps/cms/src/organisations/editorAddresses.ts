import type { Core } from '@strapi/strapi';
import { roleCode, wholeGroup } from './roles.ts';

/** Mail addresses of an organisation's editors; of the group's, if it has none. */
export async function editorAddresses(strapi: Core.Strapi, key: string): Promise<string[]> {
  for (const code of [roleCode('redaktion', key), roleCode('redaktion', wholeGroup)]) {
    const users: { email: string }[] = await strapi.db
      .query('admin::user')
      .findMany({ where: { isActive: true, blocked: false, roles: { code } } });
    if (users.length > 0) return users.map(({ email }) => email);
  }
  return [];
}
