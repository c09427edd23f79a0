import type { Core } from '@strapi/strapi';
import { currentUser } from '../strapi/currentUser.ts';
import { type Rights, rightsOf } from './roles.ts';

/** The rights of the admin user who sends the current request; `undefined` for the websites and the service itself. */
export async function currentRights(strapi: Core.Strapi): Promise<Rights | undefined> {
  const user = currentUser(strapi);
  if (!user) return undefined;
  const roles = user.roles ?? (await strapi.db.query('admin::role').findMany({ where: { users: { id: user.id } } }));
  return rightsOf(roles.map(({ code }: { code: string }) => code));
}
