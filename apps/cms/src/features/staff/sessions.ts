import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { idIn } from '../../strapi/row.ts';
import { hashOf, isToken, newToken } from './tokens.ts';
import { type StaffUser, userUid } from './users.ts';

/** A working day. */
const sessionLifetimeMs = 8 * 60 * 60 * 1000;

/**
 * How long a session of the directory lasts without a confirmation, in any case. Longer than directory/directoryChecks.ts lets
 * it: counts only when nothing checks any more, such as after the provider was removed from the environment.
 */
const unconfirmedLifetimeMs = 40 * 60 * 1000;

const uid = uidOf('staff-session');

export interface DirectoryStaff {
  id: number;
  name: string;
  /** Keys of organisations. */
  companies: readonly string[];
  /** Keys of the organisations in whose houses they may state what is free; `null` until the next confirmation. */
  placesOf: readonly string[] | null;
  /** ISO instant at which the directory last confirmed it. */
  checkedAt: string;
}

export interface Staff {
  name: string;
  /** As the audit log names them. */
  actor: string;
  /** Keys of organisations. */
  companies: readonly string[];
  /** Keys of those in whose houses they may state what is free. */
  placesOf: readonly string[];
}

/** Whose sessions: those of a local account, or of one of the directory. */
type Owner = { user: number } | { account: number };

interface Session {
  user: StaffUser | null;
  account: DirectoryStaff | null;
}

/** Opens a session and deletes expired ones. The token is returned to the caller and never stored, only its hash. */
export async function openSession(strapi: Core.Strapi, owner: Owner) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + sessionLifetimeMs).toISOString();
  await strapi.db.query(uid).deleteMany({ where: { expiresAt: { $lte: new Date().toISOString() } } });
  await strapi.db.query(uid).create({ data: { tokenHash: hashOf(token), expiresAt, ...owner } });
  return { token, expiresAt };
}

/** How the limits and tokens of browsers call an employee with a local account. */
export const accountOf = ({ id }: StaffUser): string => `staff ${id}`;

/** How the audit log names an employee with a local account. */
export const staffActor = ({ id, username }: StaffUser): string => `staff ${id} ${username}`;

/** How the audit log names an employee with an account of the directory. */
export const directoryActor = ({ id, name }: Pick<DirectoryStaff, 'id' | 'name'>): string => `directory ${id} ${name}`;

const isOpen = ({ confirmed, blocked }: StaffUser): boolean => confirmed === true && !blocked;

/** Whom a session stands for now; `undefined` if the account is gone, blocked or not confirmed. */
function ownerOf({ user, account }: Session): Staff | undefined {
  if (account) {
    const isConfirmed = Date.now() - Date.parse(account.checkedAt) < unconfirmedLifetimeMs;
    return isConfirmed ? { ...account, actor: directoryActor(account), placesOf: account.placesOf ?? [] } : undefined;
  }
  return user && isOpen(user) ? staffOfUser(user) : undefined;
}

/** The owner of a session that is valid now, if they belong to the organisation. */
export async function staffOf(strapi: Core.Strapi, token: unknown, company: unknown): Promise<Staff | undefined> {
  if (!isToken(token)) return undefined;
  const session: Session | null = await strapi.db.query(uid).findOne({
    where: { tokenHash: hashOf(token), expiresAt: { $gt: new Date().toISOString() } },
    populate: { user: { populate: { companies: true } }, account: true },
  });
  const staff = session ? ownerOf(session) : undefined;
  return staff && belongsTo(staff, company) ? staff : undefined;
}

function staffOfUser(user: StaffUser): Staff {
  const keys = user.companies.map(({ key }) => key);
  return { name: user.username, actor: staffActor(user), companies: keys, placesOf: user.statesPlaces ? keys : [] };
}

export const belongsTo = ({ companies }: Staff, company: unknown): boolean => companies.some((key) => key === company);

/** Whether an employee with a local account may. */
export const isAllowed = (user: StaffUser, company: unknown): boolean =>
  isOpen(user) && belongsTo(staffOfUser(user), company);

export async function closeSession(strapi: Core.Strapi, token: unknown): Promise<void> {
  if (isToken(token)) await strapi.db.query(uid).deleteMany({ where: { tokenHash: hashOf(token) } });
}

export async function closeSessionsOf(strapi: Core.Strapi, owner: Owner): Promise<void> {
  const where = 'user' in owner ? { user: { id: owner.user } } : { account: { id: owner.account } };
  const sessions: { id: number }[] = await strapi.db.query(uid).findMany({ where });
  await strapi.db.query(uid).deleteMany({ where: { id: { $in: sessions.map(({ id }) => id) } } });
}

/** Whether an account of the directory has a session that is valid at an instant, in milliseconds since 1970. */
export async function hasOpenSession(strapi: Core.Strapi, account: number, now: number): Promise<boolean> {
  const where = { account: { id: account }, expiresAt: { $gt: new Date(now).toISOString() } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/** Ends all sessions of a user who is blocked, deleted or gets a new password, whichever code does it. */
export function endSessionsWithUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async afterUpdate({ params, result }) {
      const { blocked, password }: Record<string, unknown> = params.data ?? {};
      const id = idIn(result);
      if (id !== undefined && (blocked === true || password)) await closeSessionsOf(strapi, { user: id });
    },
    async beforeDelete({ params }) {
      const user: { id: number } | null = await strapi.db.query(userUid).findOne({ where: params.where ?? {} });
      if (user) await closeSessionsOf(strapi, { user: user.id });
    },
  });
}
