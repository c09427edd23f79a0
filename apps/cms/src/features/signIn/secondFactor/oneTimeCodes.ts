import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What authenticator apps expect; several ignore other values in the address. RFC 6238, section 5.2, and RFC 4226. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Time steps before and after the present one whose codes count: for slow typing, and clocks that are wrong. */
const driftSteps = 1;

/** 160 bits, as RFC 4226 recommends. */
const keyBytes = 20;

/** 80 bits: a code cannot be guessed from its plain hash. */
const recoveryBytes = 10;

export const recoveryCodeCount = 10;

/** The name under which authenticator apps list the account. */
const issuer = 'Redaktion';

export const newKey = (): string => new Secret({ size: keyBytes }).base32;

export const keyUri = (key: string, label: string): string =>
  new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(key) }).toString();

const withoutSpaces = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** The time step to which a code, perhaps with spaces, belongs, if that is the present one or one beside it. */
export function stepOf(key: string, typed: string, now = Date.now()): number | undefined {
  const token = withoutSpaces(typed);
  if (!/^\d{6}$/.test(token)) return undefined;
  const secret = Secret.fromBase32(key);
  const delta = TOTP.validate({ ...parameters, secret, token, timestamp: now, window: driftSteps });
  return delta === null ? undefined : TOTP.counter({ period: parameters.period, timestamp: now }) + delta;
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const { base32 } = Secret.fromHex(randomBytes(recoveryBytes).toString('hex'));
    return (base32.match(/.{4}/g) ?? []).join('-').toLowerCase();
  });

export const recoveryHash = (userId: number, typed: string): string =>
  createHash('sha256')
    .update(`recovery ${userId} ${withoutSpaces(typed).toLowerCase()}`)
    .digest('base64url');
