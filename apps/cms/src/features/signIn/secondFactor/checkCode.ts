import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { beginAttempt } from '../attempts.ts';
import { adminAccount, clientOf, waitIn } from '../client.ts';
import { seal } from '../sealed.ts';
import { type Account, recordFactor } from './account.ts';
import { acceptCode, createFactor, openKey } from './factors.ts';
import { keyUri, newKey, stepOf } from './oneTimeCodes.ts';

export interface SetUp {
  /** In base 32, for typing. */
  key: string;
  uri: string;
  /** Proves for a while that the service made this key for this user. */
  ticket: string;
}

/** Time for installing an app and scanning the QR code. */
const setUpLifetimeMs = 15 * 60_000;

/** Longest text that is compared: a recovery code with spaces. */
const maxChars = 40;

// Of errors with status 403, Strapi's routes pass on those of a policy only.
const wrongCode = () =>
  new errors.PolicyError(
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte warten Sie auf den nächsten und geben Sie ihn ein.',
  );

const codeIn = (typed: unknown): string => (typeof typed === 'string' ? typed.slice(0, maxChars) : '');

/** Uses up a code of a user who has a second factor; throws if it is wrong, or after too many wrong ones. */
export async function checkCode(strapi: Core.Strapi, account: Account, typed: unknown): Promise<void> {
  const ctx = strapi.requestContext.get();
  const device = ctx && clientOf(ctx).device;
  const { waitSeconds, succeed } = await beginAttempt(strapi, 'code', adminAccount(account.id), { device });
  if (waitSeconds > 0) {
    throw new errors.RateLimitError(`Zu viele falsche Codes. Bitte warten Sie ${waitIn(waitSeconds)}.`);
  }
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
  const ticket = seal(strapi, 'setup', { userId: id, key }, Date.now() + setUpLifetimeMs);
  return { key, uri: keyUri(key, email), ticket };
}

/** What {@link offerSetUp} offered with a ticket; `undefined` if it is too old, or another user's. */
export function offeredSetUp(strapi: Core.Strapi, { id, email }: Account, ticket = ''): SetUp | undefined {
  const key = openKey(strapi, 'setup', id, ticket);
  return key ? { key, uri: keyUri(key, email), ticket } : undefined;
}

/** Sets up the factor of a user who has none, with the first code of the ticket's key. Returns the recovery codes. */
export async function completeSetUp(
  strapi: Core.Strapi,
  account: Account,
  ticket: string | undefined,
  typed: unknown,
): Promise<string[]> {
  const key = offeredSetUp(strapi, account, ticket)?.key;
  if (!key) {
    throw new errors.PolicyError(
      'Das hat zu lange gedauert. Bitte lesen Sie das neue Bild ein, und geben Sie dessen Code ein.',
    );
  }
  const step = stepOf(key, codeIn(typed));
  if (step === undefined) throw wrongCode();
  const codes = await createFactor(strapi, account.id, key, step);
  await recordFactor(strapi, 'setup', account);
  return codes;
}
