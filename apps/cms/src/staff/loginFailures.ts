import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';
import { secret } from '../secrets.ts';

const uid = uidOf('login-failure');

const windowMs = 3_600_000;

/**
 * Maximum failures per account and window, from all addresses and websites together. A website allows one network ten in
 * fifteen minutes, so that a single network cannot keep an employee out.
 */
const maxFailures = 50;

export interface LoginAttempt {
  /** Seconds until the next attempt is allowed, 0 if this one is. */
  waitSeconds: number;
  /** Uncounts a successful attempt. */
  forgive(): Promise<void>;
}

/** Key of an account. A hash, as people type passwords and addresses into the field of the name. */
const accountKey = (account: string): string =>
  createHmac('sha256', secret('JWT_SECRET')).update(`login ${account}`).digest('base64url');

/**
 * Counts a login of an employee, see {@link beginAttempt}.
 * @param userId of the account; unknown names are limited alike, so that the response does not reveal accounts
 */
export function beginLogin(
  strapi: Core.Strapi,
  userId: number | undefined,
  username: string,
  now = Date.now(),
): Promise<LoginAttempt> {
  const account = userId === undefined ? `name ${username.normalize('NFKC').toLowerCase()}` : `user ${userId}`;
  return beginAttempt(strapi, account, maxFailures, now);
}

/**
 * Counts an attempt before the password or code is compared, so that concurrent attempts count, too. The database keeps
 * the count for all processes and over restarts; older failures are deleted.
 * @param name of the account, with a first word that tells kinds of accounts apart
 * @param limit of failures in an hour
 */
export async function beginAttempt(
  strapi: Core.Strapi,
  name: string,
  limit: number,
  now = Date.now(),
): Promise<LoginAttempt> {
  const failures = strapi.db.query(uid);
  const account = accountKey(name);
  await failures.deleteMany({ where: { at: { $lte: new Date(now - windowMs).toISOString() } } });
  const { id }: { id: number } = await failures.create({ data: { account, at: new Date(now).toISOString() } });
  const forgive = async (): Promise<void> => {
    await failures.delete({ where: { id } });
  };
  const counted: { at: string }[] = await failures.findMany({ where: { account }, orderBy: { id: 'asc' } });
  const [oldest] = counted;
  if (counted.length <= limit || !oldest) return { waitSeconds: 0, forgive };
  await forgive();
  return { waitSeconds: Math.max(1, Math.ceil((Date.parse(oldest.at) + windowMs - now) / 1000)), forgive };
}
