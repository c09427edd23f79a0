import type { Core } from '@strapi/strapi';
import { type AdminUser, actorOf } from '../../../strapi/currentUser.ts';
import { rightsOf } from '../../../organisations/roles.ts';
import { appendAudit } from '../../audit/auditLog.ts';
import { uidOf } from '../../../content/content-types.ts';
import { variables } from '../../../environment/variables.ts';
import { hasFactor } from './factors.ts';

const userUid = 'admin::user';

export interface Account extends AdminUser {
  email: string;
  isActive: boolean;
  password?: string | null;
  registrationToken?: string | null;
}

export const findAccount = (strapi: Core.Strapi, where: object): Promise<Account | null> =>
  strapi.db.query(userUid).findOne({ where, populate: ['roles'] });

/** Whether the user signs in with a password, or will after an invitation. Users of the directory have its factors. */
export const isLocal = ({ password, registrationToken }: Account): boolean => Boolean(password ?? registrationToken);

/** Whether one of the user's roles reads applications, also a role that administrators made themselves. */
async function readsApplications(strapi: Core.Strapi, { id }: Account): Promise<boolean> {
  const action = 'plugin::content-manager.explorer.read';
  const where = { action, subject: uidOf('application'), role: { users: { id } } };
  return (await strapi.db.query('admin::permission').count({ where })) > 0;
}

export async function mustHaveFactor(strapi: Core.Strapi, account: Account): Promise<boolean> {
  if (!variables().CMS_REQUIRE_SECOND_FACTOR || !isLocal(account)) return false;
  const { administrates } = rightsOf((account.roles ?? []).map(({ code }) => code));
  return administrates || readsApplications(strapi, account);
}

/** What a user has to do before a session: give a code, set the factor up, or nothing. */
export async function factorStep(strapi: Core.Strapi, account: Account): Promise<'code' | 'setup' | undefined> {
  if (await hasFactor(strapi, account.id)) return 'code';
  return (await mustHaveFactor(strapi, account)) ? 'setup' : undefined;
}

export async function endSessions(strapi: Core.Strapi, userId: number, exceptSessionId = ''): Promise<void> {
  const where = { origin: 'admin', userId: String(userId), sessionId: { $ne: exceptSessionId } };
  await strapi.db.query('admin::session').deleteMany({ where });
}

type FactorAction = 'asked' | 'setup' | 'failed' | 'recovery' | 'renew' | 'disable' | 'reset';

export const recordFactor = (
  strapi: Core.Strapi,
  action: FactorAction,
  user: AdminUser,
  subject = 'own account',
): Promise<void> => appendAudit(strapi, { action: `factor.${action}`, actor: actorOf(user), subject });
