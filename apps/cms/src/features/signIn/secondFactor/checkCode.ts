import type { Core } from '@strapi/strapi';
import { beginAttempt } from '../attempts.ts';
import { adminAccount, clientOf } from '../client.ts';
import { type Account, recordFactor } from './account.ts';
import { createFactor, acceptCode } from './factors.ts';
import { keyUri, newKey, stepOf } from './oneTimeCodes.ts';
import { openKey, sealKey } from './sealedKey.ts';
import { type SetUp, setUpExpired, tooManyCodes, wrongCode } from './secondFactorErrors.ts';

/** Time for installing an app and scanning the QR code. */
const setUpLifetimeMs = 15 * 60_000;

/** Longest text that is compared: a recovery code with spaces. */
const maxChars = 40;

const codeIn = (typed: unknown): string => (typeof typed === 'string' ? typed.slice(0, maxChars) : '');

/** Uses up a code of a user who has a second factor; throws if it is wrong, or after too many wrong ones. */
export async function checkCode(strapi: Core.Strapi, account: Account, typed: unknown): Promise<void> {
  const ctx = strapi.requestContext.get();
  const device = ctx && clientOf(ctx).device;
  const { waitSeconds, succeed } = await beginAttempt(strapi, 'code', adminAccount(account.id), { device });
  if (waitSeconds > 0) throw tooManyCodes(waitSeconds);
  const used = await acceptCode(strapi, account.id, codeIn(typed));
  if (!used) {
    await recordFactor(strapi, 'failed', account);
    throw wrongCode();
  }
  await succeed();
  if (used === 'recovery') await recordFactor(strapi, 'recovery', account);
}

/** A new key for a user, valid as soon as a code of it is given. The database has nothing of it until then. */
export function offerSetUp(strapi: Core.Strapi, { id, email }: Account): SetUp {
  const key = newKey();
  const ticket = sealKey(strapi, 'setup', { userId: id, key }, Date.now() + setUpLifetimeMs);
  return { key, uri: keyUri(key, email), ticket };
}

/**
 * Sets up the factor of a user who has none, with the first code of the key in the ticket.
 * @returns the recovery codes
 */
export async function completeSetUp(
  strapi: Core.Strapi,
  account: Account,
  ticket: unknown,
  typed: unknown,
): Promise<string[]> {
  const key = typeof ticket === 'string' ? openKey(strapi, 'setup', account.id, ticket) : undefined;
  if (!key) throw setUpExpired(offerSetUp(strapi, account));
  const step = stepOf(key, codeIn(typed));
  if (step === undefined) throw wrongCode();
  const codes = await createFactor(strapi, { userId: account.id, key }, step);
  await recordFactor(strapi, 'setup', account);
  return codes;
}
