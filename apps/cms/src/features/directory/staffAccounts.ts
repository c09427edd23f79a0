import type { Core } from '@strapi/strapi';
import { appendAudit } from '../audit/auditLog.ts';
import { uidOf } from '../../content/content-types.ts';
import { olderThan } from '../../content/olderThan.ts';
import { closeSessionsOf, directoryActor, type DirectoryStaff, hasOpenSession } from '../staff/sessions.ts';
import { type AccountKind, confirmed, type DirectoryAccount } from './accountKind.ts';
import { internalAreaCode, placesCode, staffRightsOfGroups } from './groups.ts';
import type { Person } from './provider.ts';
import { SignInRejected } from './rejections.ts';
import type { OidcSettings } from './settings.ts';

const uid = uidOf('staff-account');

/** Accounts without a sign-in for this long are erased, as are their rows in the audit log. */
const retentionDays = 365;

/** Much less than the database's column takes. */
const maxNameLength = 100;

/** An employee who signs in with an account of the directory. Local accounts are never linked to it. */
export interface StaffAccount extends DirectoryAccount, DirectoryStaff {}

const nameOf = ({ firstname, lastname }: Person): string =>
  `${firstname} ${lastname}`.trim().slice(0, maxNameLength) || 'Firmenkonto';

export const findStaffAccount = (strapi: Core.Strapi, where: object): Promise<StaffAccount | null> =>
  strapi.db.query(uid).findOne({ where });

/** Deletes the account of a person who left. A person who comes back gets a new one. */
async function endAccess(strapi: Core.Strapi, account: StaffAccount, left: boolean): Promise<void> {
  const where = { id: account.id };
  await closeSessionsOf(strapi, { account: account.id });
  if (left) await strapi.db.query(uid).delete({ where });
  else await strapi.db.query(uid).update({ where, data: { refreshToken: null } });
  const subject = left ? 'directory refused' : 'directory unreachable';
  await appendAudit(strapi, { action: 'session.end', actor: directoryActor(account), subject });
}

type StaffRights = Pick<StaffAccount, 'companies' | 'placesOf'>;

const codesOf = ({ companies, placesOf }: StaffRights): string[] => [
  ...companies.map(internalAreaCode),
  ...(placesOf ?? []).map(placesCode),
];

/** Stores what the provider says of a person now; tells the audit log about other organisations. */
async function update(strapi: Core.Strapi, account: StaffAccount, person: Person, rights: StaffRights) {
  const data = { name: nameOf(person), ...rights, ...confirmed(strapi, person) };
  await strapi.db.query(uid).update({ where: { id: account.id }, data });
  const codes = codesOf(rights);
  if (codesOf(account).join(' ') === codes.join(' ')) return;
  const subject = ['directory', ...codes].join(' ');
  await appendAudit(strapi, { action: 'rights.change', actor: directoryActor(account), subject });
}

async function keepAccess(
  strapi: Core.Strapi,
  { groupPrefix }: OidcSettings,
  account: StaffAccount,
  person: Person,
): Promise<void> {
  const rights = staffRightsOfGroups(person.groups, groupPrefix);
  if (rights.companies.length === 0) return endAccess(strapi, account, true);
  await update(strapi, account, person, rights);
}

export const staffAccounts: AccountKind<StaffAccount> = {
  uid,
  hasOpenSession: (strapi, { id }, now) => hasOpenSession(strapi, id, now),
  keepAccess,
  endAccess,
};

export async function signedInStaff(
  strapi: Core.Strapi,
  { groupPrefix }: OidcSettings,
  person: Person,
  company: string,
): Promise<StaffAccount> {
  const { issuer, subject } = person;
  const account = await findStaffAccount(strapi, { issuer, subject });
  const rights = staffRightsOfGroups(person.groups, groupPrefix);
  if (account && rights.companies.length === 0) await endAccess(strapi, account, true);
  if (!rights.companies.includes(company)) throw new SignInRejected('gruppe');
  if (!account) {
    const data = { issuer, subject, name: nameOf(person), ...rights, ...confirmed(strapi, person) };
    return strapi.db.query(uid).create({ data });
  }
  await update(strapi, account, person, rights);
  return account;
}

export async function eraseOldStaffAccounts(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: { checkedAt: olderThan(now, retentionDays) } });
}
