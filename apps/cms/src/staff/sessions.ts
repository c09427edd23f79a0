import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';

/** A working day. */
const sessionLifetimeMs = 8 * 60 * 60 * 1000;

const uid = uidOf('staff-session');
const userUid = 'plugin::users-permissions.user';

/** An employee. */
export interface StaffUser {
  id: number;
  username: string;
  password: string | null;
  blocked: boolean | null;
  companies: { key: string }[];
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const isToken = (token: unknown): token is string => typeof token === 'string' && /^[\w-]{43}$/.test(token);

/** Opens a session and deletes expired ones. The token is returned to the caller and never stored, only its hash. */
export async function openSession(strapi: Core.Strapi, { id }: StaffUser) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionLifetimeMs).toISOString();
  await strapi.db.query(uid).deleteMany({ where: { expiresAt: { $lte: new Date().toISOString() } } });
  await strapi.db.query(uid).create({ data: { tokenHash: hashOf(token), expiresAt, user: id } });
  return { token, expiresAt };
}

/** The user of a session that is valid now, if the user belongs to the organisation. */
export async function userOf(strapi: Core.Strapi, token: unknown, company: unknown): Promise<StaffUser | undefined> {
  if (!isToken(token)) return undefined;
  const session: { user: StaffUser | null } | null = await strapi.db.query(uid).findOne({
    where: { tokenHash: hashOf(token), expiresAt: { $gt: new Date().toISOString() } },
    populate: { user: { populate: { companies: true } } },
  });
  const user = session?.user;
  return user && isAllowed(user, company) ? user : undefined;
}

/** Whether a user may see the internal content of an organisation. */
export function isAllowed({ blocked, companies }: StaffUser, company: unknown): boolean {
  return !blocked && companies.some(({ key }) => key === company);
}

/** Deletes a session. */
export async function closeSession(strapi: Core.Strapi, token: unknown): Promise<void> {
  if (isToken(token)) await strapi.db.query(uid).deleteMany({ where: { tokenHash: hashOf(token) } });
}

async function closeSessionsOf(strapi: Core.Strapi, user: unknown): Promise<void> {
  const sessions: { id: number }[] = await strapi.db.query(uid).findMany({ where: { user: { id: user } } });
  await strapi.db.query(uid).deleteMany({ where: { id: { $in: sessions.map(({ id }) => id) } } });
}

/** Ends all sessions of a user who is blocked, deleted or gets a new password, whichever code does it. */
export function endSessionsWithUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async afterUpdate({ params, result }) {
      const { blocked, password }: Record<string, unknown> = params.data ?? {};
      const id: unknown = Reflect.get(Object(result), 'id');
      if (blocked === true || password) await closeSessionsOf(strapi, id);
    },
    async beforeDelete({ params }) {
      const user: { id: number } | null = await strapi.db.query(userUid).findOne({ where: params.where ?? {} });
      if (user) await closeSessionsOf(strapi, user.id);
    },
  });
}
