import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { uidOf } from '../../content/content-types.ts';
import { type Attempt, beginAttempt } from '../signIn/attempts.ts';
import { adminAccount, clientOf, tooManyAttempts } from '../signIn/client.ts';
import { linkLifetimesMs, markOf, matchesPassword } from '../signIn/passwords.ts';
import { signInPath } from '../signIn/paths.ts';
import { open, seal } from '../signIn/sealed.ts';
import { type Account, findAccount } from '../signIn/secondFactor/account.ts';
import { reject, type Visit } from './visit.ts';

export const forgottenPath = `${signInPath}/vergessen`;
export const newPasswordPath = `${signInPath}/passwort`;
export const firstAccountPath = `${signInPath}/erstes-konto`;

/** Begins an attempt on the account with a mail address. Unknown ones are limited alike. Throws if it has to wait. */
export async function attemptOn(
  { strapi, ctx }: Visit,
  kind: 'password' | 'mail',
  email: string,
): Promise<{ account: Account | null; attempt: Attempt }> {
  const address = email.toLowerCase();
  const account = await findAccount(strapi, { email: address });
  const name = account ? adminAccount(account.id) : `admin name ${address}`;
  const attempt = await beginAttempt(strapi, kind, name, clientOf(ctx));
  if (attempt.waitSeconds > 0) throw tooManyAttempts(ctx, attempt.waitSeconds);
  return { account, attempt };
}

/**
 * Requires the present password of a user with a session, counted as a sign-in: another person may use a session that was
 * left open. Rejects a wrong one with this sentence.
 */
export async function requirePassword(visit: Visit, { email, password }: Account, sentence: string): Promise<void> {
  const { attempt } = await attemptOn(visit, 'password', email);
  if (!(await matchesPassword(visit.strapi, visit.given.current ?? '', password))) reject(sentence);
  await attempt.succeed();
}

/** Whether a user signs in with the directory, and may have no password. */
export const isOfDirectory = async (strapi: Core.Strapi, { id }: Account): Promise<boolean> =>
  (await strapi.db.query(uidOf('directory-account')).count({ where: { userId: id } })) > 0;

/** The token of a link that sets a new password, once: it is void as soon as the password or the address changes. */
export const resetToken = (strapi: Core.Strapi, account: Account): string =>
  seal(strapi, 'new password', { userId: account.id, mark: markOf(account) }, Date.now() + linkLifetimesMs.reset);

const resetSchema = z.object({ userId: z.number(), mark: z.string() });

export async function holderOfReset(strapi: Core.Strapi, token: string): Promise<Account | null> {
  const reset = open(strapi, 'new password', token, resetSchema);
  if (!reset) return null;
  const account = await findAccount(strapi, { id: reset.userId, isActive: true });
  return account && markOf(account) === reset.mark ? account : null;
}

export async function holderOfInvitation(strapi: Core.Strapi, registrationToken: string): Promise<Account | null> {
  if (!registrationToken) return null;
  // Nothing but an administrator changes the account of a person who has not accepted yet.
  const since = new Date(Date.now() - linkLifetimesMs.invitation).toISOString();
  return findAccount(strapi, { registrationToken, updatedAt: { $gt: since } });
}
