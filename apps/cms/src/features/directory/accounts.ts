import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { actorOf } from '../../strapi/currentUser.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { type Account as User, findAccount } from '../signIn/secondFactor/account.ts';
import { uidOf } from '../../content/content-types.ts';
import { type AccountKind, confirmed, type DirectoryAccount } from './accountKind.ts';
import { rolesOfGroups } from './groups.ts';
import type { Person } from './provider.ts';
import { SignInRejected } from './rejections.ts';
import type { OidcSettings } from './settings.ts';
import { serviceOf } from '../../strapi/services.ts';

const accountUid = uidOf('directory-account');
const userUid = 'admin::user';

interface Account extends DirectoryAccount {
  userId: number;
  left: boolean;
}

async function roleIds(strapi: Core.Strapi, codes: readonly string[]): Promise<number[]> {
  const roles: { id: number }[] = await strapi.db.query('admin::role').findMany({ where: { code: { $in: codes } } });
  return roles.map(({ id }) => id);
}

/** Creates the user of a person who signs in for the first time, or whose user was deleted. */
async function createUser(
  strapi: Core.Strapi,
  person: Person,
  codes: readonly string[],
  account: Account | null,
): Promise<User> {
  const { email, firstname, lastname, issuer, subject } = person;
  if (!email) throw new SignInRejected('adresse');
  // Never linked by mail: a person who sets mails in the directory would take over the local account.
  if (await findAccount(strapi, { email: { $eqi: email } })) throw new SignInRejected('mail');
  return strapi.db.transaction(async () => {
    const roles = await roleIds(strapi, codes);
    const given = { email, firstname, lastname, roles, isActive: true, registrationToken: null };
    const user: User = await serviceOf(strapi, userUid).create(given);
    const data = { issuer, subject, userId: user.id, left: false, ...confirmed(strapi, person) };
    const accounts = strapi.db.query(accountUid);
    if (account) await accounts.update({ where: { id: account.id }, data });
    else await accounts.create({ data });
    return user;
  });
}

/** Gives a user the roles of their groups and no others; tells the audit log about a change. */
async function correctRoles(strapi: Core.Strapi, user: User, codes: readonly string[]): Promise<void> {
  const has = (user.roles ?? []).map(({ code }) => code);
  if (has.toSorted().join(' ') === codes.toSorted().join(' ')) return;
  await serviceOf(strapi, userUid).updateById(user.id, { roles: await roleIds(strapi, codes) });
  await appendAudit(strapi, { action: 'rights.change', actor: actorOf(user), subject: `directory ${codes.join(' ')}` });
}

/** Ends all sessions of an account. If the person left, the user is blocked until they sign in again with rights. */
async function endAccess(strapi: Core.Strapi, account: Account, left: boolean): Promise<void> {
  const where = { id: account.userId };
  const user = await findAccount(strapi, where);
  // Blocked first: Strapi then rejects every request, even if ending the sessions fails.
  if (left && user?.isActive) await strapi.db.query(userUid).update({ where, data: { isActive: false } });
  await strapi.sessionManager('admin').invalidateRefreshToken(String(account.userId));
  const data = { refreshToken: null, left: account.left || (left && user?.isActive === true) };
  await strapi.db.query(accountUid).update({ where: { id: account.id }, data });
  if (!user) return;
  const subject = left ? 'directory refused' : 'directory unreachable';
  await appendAudit(strapi, { action: 'session.end', actor: actorOf(user), subject });
}

/** Stores that the provider confirmed a person, with the roles that they have now; ends their access without any. */
async function keepAccess(
  strapi: Core.Strapi,
  { groupPrefix }: OidcSettings,
  account: Account,
  person: Person,
): Promise<void> {
  const codes = rolesOfGroups(person.groups, groupPrefix);
  const user = await findAccount(strapi, { id: account.userId });
  if (!user || codes.length === 0) return endAccess(strapi, account, true);
  // First, because a provider that rotates refresh tokens has invalidated the former one.
  await strapi.db
    .query(accountUid)
    .update({ where: { id: account.id }, data: { left: false, ...confirmed(strapi, person) } });
  await correctRoles(strapi, user, codes);
}

async function hasOpenSession(strapi: Core.Strapi, { userId }: Account, now: number): Promise<boolean> {
  const sessions = await strapi.sessionManager('admin').listSessions(String(userId));
  return sessions.some(({ expiresAt }) => new Date(expiresAt).getTime() > now);
}

export const adminAccounts: AccountKind<Account> = { uid: accountUid, hasOpenSession, keepAccess, endAccess };

/** The user of a person who has signed in at the provider, with the roles of their groups. */
export async function signedInUser(strapi: Core.Strapi, settings: OidcSettings, person: Person): Promise<User> {
  // The first administrator has to be a local one, or there would never be any.
  if (!(await serviceOf(strapi, userUid).exists())) throw new SignInRejected('einrichtung');
  const { issuer, subject } = person;
  const accounts = strapi.db.query(accountUid);
  const account: Account | null = await accounts.findOne({ where: { issuer, subject } });
  const user = account && (await findAccount(strapi, { id: account.userId }));
  if (account && user && !user.isActive && !account.left) throw new SignInRejected('gesperrt');
  const codes = rolesOfGroups(person.groups, settings.groupPrefix);
  if (codes.length === 0) {
    if (account) await endAccess(strapi, account, true);
    throw new SignInRejected('gruppe');
  }
  if (!account || !user) return createUser(strapi, person, codes, account);
  const { firstname, lastname } = person;
  await correctRoles(strapi, user, codes);
  await strapi.db.query(userUid).update({ where: { id: user.id }, data: { firstname, lastname, isActive: true } });
  await accounts.update({ where: { id: account.id }, data: { left: false, ...confirmed(strapi, person) } });
  return { ...user, firstname, lastname, isActive: true };
}

/** Rejects passwords for users of the directory: a session that began with one would outlast their leaving. */
export function keepPasswordsLocal(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async beforeUpdate({ params }) {
      if (!params.data?.password) return;
      const user = await findAccount(strapi, params.where ?? {});
      const account = user && (await strapi.db.query(accountUid).findOne({ where: { userId: user.id } }));
      if (account) throw new errors.ApplicationError('Dieses Konto meldet sich mit dem Firmenkonto an, ohne Passwort.');
    },
  });
}
