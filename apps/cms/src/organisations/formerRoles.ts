import type { Core } from '@strapi/strapi';
import { organisationsIn } from './conditions.ts';
import { directoryRoles, kinds, roleCode, superAdmin, wholeGroup } from './roles.ts';
import { serviceOf } from '../strapi/services.ts';

interface StoredRole {
  id: number;
  code: string;
}

interface Holder {
  id: number;
  roles: StoredRole[];
}

interface LimitedRole extends StoredRole {
  permissions: { conditions: string[] }[];
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
 * Whether a role is one of the product's, by what the form of a role does not change: its code names the organisation
 * to which it is limited. The codes of administrators' own roles end with the time at which they were made.
 */
const isOfProduct = ({ code, permissions }: LimitedRole): boolean =>
  organisationsIn(permissions).some((key) => kinds.some((kind) => code === roleCode(kind, key)));

/**
 * Removes Strapi's "Editor" and "Author", which it creates with the database, and the roles of organisations that have
 * left: the organisation to which they were limited is no longer known, so that nothing limits them. Users keep their
 * other roles; an "Editor" becomes "Redaktion Gruppe". Who has no other role is named in the log and can sign in, but do
 * nothing.
 */
export async function removeFormerRoles(strapi: Core.Strapi): Promise<void> {
  const [roles, users] = [strapi.db.query('admin::role'), strapi.db.query('admin::user')];
  const others: LimitedRole[] = await roles.findMany({
    where: { code: { $notIn: [...directoryRoles, superAdmin] } },
    populate: ['permissions'],
  });
  for (const role of others.filter((each) => each.code in successors || isOfProduct(each))) {
    const successor = successors[role.code];
    const next: StoredRole | null = successor ? await roles.findOne({ where: { code: successor } }) : null;
    const holders: Holder[] = await users.findMany({ where: { roles: { id: role.id } }, populate: ['roles'] });
    for (const user of holders) {
      const further = user.roles.map(({ id }) => id).filter((id) => id !== role.id);
      const kept = [...new Set([...further, ...(next ? [next.id] : [])])];
      await users.update({ where: { id: user.id }, data: { roles: kept } });
      if (kept.length > 0) continue;
      strapi.log.warn(`user ${user.id} of the admin had the removed role ${role.code}, and has none`);
    }
    await serviceOf(strapi, 'admin::role').deleteByIds([role.id]);
  }
}
