import type { Core } from '@strapi/strapi';
import { directoryRoles, resetHint, roleCode, wholeGroup } from './roles.ts';
import { serviceOf } from '../strapi/services.ts';

interface StoredRole {
  id: number;
  code: string;
}

interface Holder {
  id: number;
  roles: StoredRole[];
}

/**
 * The roles that take the place of Strapi's own ones, which have no limits to organisations. The users of its "Author"
 * wrote drafts for any organisation: an administrator decides for which they go on.
 */
const successors: Readonly<Record<string, string | undefined>> = {
  'strapi-editor': roleCode('redaktion', wholeGroup),
  'strapi-author': undefined,
};

/**
 * Removes Strapi's "Editor" and "Author", which it creates with the database, and the roles of organisations that have
 * left: the organisation to which they were limited is no longer known, so that nothing limits them. Users keep their
 * other roles; an "Editor" becomes "Redaktion Gruppe". Who has no other role is named in the log and can sign in, but do
 * nothing.
 */
export async function removeFormerRoles(strapi: Core.Strapi): Promise<void> {
  const [roles, users] = [strapi.db.query('admin::role'), strapi.db.query('admin::user')];
  const ofProduct = { description: { $endsWith: resetHint }, code: { $notIn: [...directoryRoles] } };
  const former: StoredRole[] = await roles.findMany({
    where: { $or: [{ code: { $in: Object.keys(successors) } }, ofProduct] },
  });
  for (const role of former) {
    const successor = successors[role.code];
    const next: StoredRole | null = successor ? await roles.findOne({ where: { code: successor } }) : null;
    const holders: Holder[] = await users.findMany({ where: { roles: { id: role.id } }, populate: ['roles'] });
    for (const user of holders) {
      const others = user.roles.map(({ id }) => id).filter((id) => id !== role.id);
      const kept = [...new Set([...others, ...(next ? [next.id] : [])])];
      await users.update({ where: { id: user.id }, data: { roles: kept } });
      if (kept.length > 0) continue;
      strapi.log.warn(`user ${user.id} of the admin had the removed role ${role.code}, and has none`);
    }
    await serviceOf(strapi, 'admin::role').deleteByIds([role.id]);
  }
}
