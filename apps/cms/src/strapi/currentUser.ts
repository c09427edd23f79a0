import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

export interface AdminUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  roles?: { code: string }[];
}

/** The admin user who sends the current request; `undefined` for the websites and the service itself. */
export function currentUser(strapi: Core.Strapi): AdminUser | undefined {
  const state = strapi.requestContext.get()?.state;
  const user: AdminUser | undefined = state?.user;
  return state?.userAbility === undefined ? undefined : user;
}

/** The user of an endpoint for users of the admin. Throws 401 without one. */
export function requireUser(strapi: Core.Strapi): AdminUser {
  const user = currentUser(strapi);
  if (!user) throw new errors.UnauthorizedError();
  return user;
}

export const nameOfUser = ({ firstname, lastname }: AdminUser): string =>
  [firstname, lastname].filter(Boolean).join(' ') || 'Unbekannt';

/** As {@link nameOfUser}, for lists in the order of surnames. */
export const surnameFirst = ({ firstname, lastname }: Pick<AdminUser, 'firstname' | 'lastname'>): string =>
  [lastname, firstname].filter(Boolean).join(' ');

/** How the audit log names a user. */
export const actorOf = (user: AdminUser): string => `admin ${user.id} ${nameOfUser(user)}`;
