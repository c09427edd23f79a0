import type { Core } from '@strapi/strapi';
import { type Rights, rightsOf } from './roles.ts';

interface User {
  id: number;
  roles?: { code: string }[];
}

/** The rights of the admin user who sends the current request; `undefined` for the websites and the service itself. */
export async function currentRights(strapi: Core.Strapi): Promise<Rights | undefined> {
  const user: User | undefined = strapi.requestContext.get()?.state.user;
  const isAdmin = strapi.requestContext.get()?.state.userAbility !== undefined;
  if (!user || !isAdmin) return undefined;
  const roles = user.roles ?? (await strapi.db.query('admin::role').findMany({ where: { users: { id: user.id } } }));
  return rightsOf(roles.map(({ code }: { code: string }) => code));
}
