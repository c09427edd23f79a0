import type { Core } from '@strapi/strapi';
import { roleCode, wholeGroup } from './roles.ts';
import { serviceOf } from '../strapi/services.ts';

interface StoredRole {
  id: number;
}

interface Holder {
  id: number;
  roles: StoredRole[];
}

/** Strapi's own roles for content, without limits to organisations, and the role that takes their place. */
const replacements = [
  { code: 'strapi-editor', successor: roleCode('redaktion', wholeGroup) },
  // Its users wrote drafts for any organisation: an administrator decides for which they go on.
  { code: 'strapi-author', successor: undefined },
];

/**
 * Removes Strapi's "Editor" and "Author", which it creates with the database. Users keep their other roles; an "Editor"
 * becomes "Redaktion Gruppe", an "Author" who has no other role is named in the log and can sign in, but do nothing.
 */
export async function removeBuiltInRoles(strapi: Core.Strapi): Promise<void> {
  const [roles, users] = [strapi.db.query('admin::role'), strapi.db.query('admin::user')];
  for (const { code, successor } of replacements) {
    const role: StoredRole | null = await roles.findOne({ where: { code } });
    if (!role) continue;
    const next: StoredRole | null = successor ? await roles.findOne({ where: { code: successor } }) : null;
    const holders: Holder[] = await users.findMany({ where: { roles: { id: role.id } }, populate: ['roles'] });
    for (const user of holders) {
      const others = user.roles.map(({ id }) => id).filter((id) => id !== role.id);
      const kept = [...new Set([...others, ...(next ? [next.id] : [])])];
      await users.update({ where: { id: user.id }, data: { roles: kept } });
      if (kept.length === 0) strapi.log.warn(`user ${user.id} of the admin had the removed role ${code}, and has none`);
    }
    await serviceOf(strapi, 'admin::role').deleteByIds([role.id]);
  }
}
