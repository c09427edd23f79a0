import { errors } from '@strapi/utils';
import { waitIn } from '../client.ts';
import { isRow } from '../../../strapi/row.ts';

/** What the admin's dialog does: ask for a code, show the key that is set up, or show only the message. */
const reasons = ['code', 'setup', 'wrong', 'wait'] as const;
type Reason = (typeof reasons)[number];

/** What a user needs to set up the second factor. */
export interface SetUp {
  /** In base 32, for typing. */
  key: string;
  /** For the QR code. */
  uri: string;
  /** Proves for a while that the service made this key for this user. */
  ticket: string;
}

// With this code, Strapi's login passes an error on; it answers others with status 501 and without a message. Of errors
// with status 403, Strapi's routes pass on those of a policy only.
const details = (reason: Reason, setUp?: SetUp) => ({ code: 'LOGIN_NOT_ALLOWED', secondFactor: reason, ...setUp });

export const codeNeeded = () =>
  new errors.PolicyError('Bitte geben Sie den Code aus Ihrer Authenticator-App ein.', details('code'));

export const setUpNeeded = (setUp: SetUp) =>
  new errors.PolicyError('Ihr Konto braucht einen zweiten Faktor. Bitte richten Sie ihn ein.', details('setup', setUp));

/** The key on the screen is too old; the error brings a new one. */
export const setUpExpired = (setUp: SetUp) =>
  new errors.PolicyError(
    'Das hat zu lange gedauert. Bitte lesen Sie das neue Bild ein, und geben Sie dessen Code ein.',
    details('setup', setUp),
  );

export const wrongCode = () =>
  new errors.PolicyError(
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte warten Sie auf den nächsten und geben Sie ihn ein.',
    details('wrong'),
  );

export const tooManyCodes = (waitSeconds: number) =>
  new errors.RateLimitError(`Zu viele falsche Codes. Bitte warten Sie ${waitIn(waitSeconds)}.`, details('wait'));

/** What a login still lacks; `undefined` for other errors. Its own events are in the audit log already. */
export const secondFactorIn = (error: unknown): Reason | undefined =>
  isRow(error) && isRow(error.details)
    ? reasons.find((reason) => isRow(error.details) && error.details.secondFactor === reason)
    : undefined;
