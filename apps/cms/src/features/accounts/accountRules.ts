import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { superAdmin } from '../../organisations/roles.ts';
import { forbidden } from '../../strapi/forbidden.ts';

const userUid = 'admin::user';

/** Administrators who can sign in. Invited people have no password yet; the directory takes this role from its users. */
const administrators = { isActive: true, password: { $notNull: true }, roles: { code: superAdmin } };

/** Rejects a change after which none would be left. @param leaving the users whom it concerns */
async function requireOthers(strapi: Core.Strapi, leaving: object): Promise<void> {
  const users = strapi.db.query(userUid);
  const found: { id: number }[] = await users.findMany({ where: { $and: [leaving, administrators] } });
  if (found.length === 0) return;
  const others = await users.count({ where: { ...administrators, id: { $notIn: found.map(({ id }) => id) } } });
  // As Strapi says it, which counts the invited and the blocked, too.
  if (others === 0) throw new errors.ValidationError('You must have at least one user with super admin role.');
}

async function dropsRole(strapi: Core.Strapi, roles: unknown): Promise<boolean> {
  if (roles === undefined) return false;
  const role: { id: number } | null = await strapi.db.query('admin::role').findOne({ where: { code: superAdmin } });
  return ![roles].flat().map(String).includes(String(role?.id));
}

export function keepAdministrator(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async beforeUpdate({ params: { data, where = {} } }) {
      if (data?.isActive === false || (await dropsRole(strapi, data?.roles))) await requireOthers(strapi, where);
    },
    beforeDelete: ({ params: { where = {} } }) => requireOthers(strapi, where),
  });
}

/**
 * Rejects another mail address in Strapi's profile, whose form always sends the present one. Links that set a new password
 * go to the address, so that an open session would be enough to take over the account.
 */
export function keepOwnAddress(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate({ params: { data } }) {
      const state = strapi.requestContext.get()?.state;
      if (state?.route?.handler !== 'authenticated-user.updateMe' || data?.email === undefined) return;
      if (String(data.email).toLowerCase() !== String(state.user?.email).toLowerCase())
        throw forbidden('Ihre E-Mail-Adresse ändert die Person, die bei Ihnen die Konten der Websites verwaltet.');
    },
  });
}
