import { minPasswordChars, type PasswordProblem } from '@group/content-client/contract/staffPassword';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { tenants } from '../../environment/tenants.ts';
import { isRow, type Row } from '../../strapi/row.ts';
import { serviceOf } from '../../strapi/services.ts';

/** Of more bytes, bcrypt ignores the rest. */
const maxBytes = 72;

/** Estimated guesses, as a power of ten, that a password must need: 4 of 4 on the scale of zxcvbn, "very unguessable". */
const minGuessesLog10 = 10;

/** What is estimated, in characters: time grows with the square of the length, and more can only be harder to guess. */
const maxEstimatedChars = 32;

/** Of Strapi's cost factor, and of no password. */
const hashOfNone = `$2a$10$N9qo8uLOickgx2ZMRZoMye${'x'.repeat(31)}`;

/** Compares a password, and without an account one with the same cost, so that the time tells nothing. */
export async function matchesPassword(
  strapi: Core.Strapi,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const users = serviceOf(strapi, 'plugin::users-permissions.user');
  const matches: boolean = await users.validatePassword(password, hash ?? hashOfNone);
  return matches && Boolean(hash);
}

/** How long links are valid that set a password: those for another one as long as Strapi's own. */
export const linkLifetimesMs = { reset: 3_600_000, invitation: 7 * 86_400_000 } as const;

/** Changes with a password and with the address to which links go. Tells nothing to those who cannot open sealed values. */
export const markOf = ({ password, email }: { password?: string | null; email: string }): string =>
  `${(password ?? '').slice(-16)} ${email}`;

async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ]);
  const dictionary = { ...common.dictionary, ...german.dictionary };
  return new ZxcvbnFactory({ graphs: common.adjacencyGraphs, dictionary });
}

/** Loaded with the first new password: its lists of common ones take half a second and 40 MB. */
let estimator: ReturnType<typeof loadEstimator> | undefined;

const houseWords = tenants.flatMap(({ key, name }) => [key, name]);

/** Why a password is not accepted; `undefined` if it is. */
export async function passwordProblem(
  password: unknown,
  words: readonly string[],
): Promise<PasswordProblem | undefined> {
  if (typeof password !== 'string' || password.length < minPasswordChars) return 'short';
  if (Buffer.byteLength(password) > maxBytes) return 'long';
  const { guessesLog10 } = (await (estimator ??= loadEstimator())).check(password.slice(0, maxEstimatedChars), [
    ...houseWords,
    ...words,
  ]);
  return guessesLog10 >= minGuessesLog10 ? undefined : 'guessable';
}

const sentences: Readonly<Record<PasswordProblem, string>> = {
  short: `Das Passwort braucht mindestens ${minPasswordChars} Zeichen.`,
  long: `Das Passwort ist zu lang: Höchstens ${maxBytes} Zeichen gehen, Umlaute zählen doppelt.`,
  guessable: 'Dieses Passwort ist leicht zu erraten. Gut sind vier Wörter, die nichts miteinander zu tun haben.',
};

/**
 * Throws unless a new password is long enough and not easy to guess. Rules for kinds of characters would be answered with
 * `Passwort1!`: NIST SP 800-63B, section 3.1.1.2.
 * @param words of which a guesser thinks first, such as the name of the account
 */
export async function requirePassword(password: unknown, words: readonly string[]): Promise<void> {
  const problem = await passwordProblem(password, words);
  if (!problem) return;
  const message = sentences[problem];
  throw new errors.ValidationError(message, { errors: [{ path: ['password'], message, name: 'ValidationError' }] });
}

/** The texts in a form, for {@link requirePassword}. */
export const wordsIn = (form: Row): string[] =>
  Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string' && !/password/i.test(name) ? [value] : [],
  );

export function requireStaffPasswords(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Row = 'data' in params && isRow(params.data) ? params.data : {};
    const isSet = typeof data.password === 'string' && (action === 'create' || action === 'update');
    if (uid === 'plugin::users-permissions.user' && isSet) await requirePassword(data.password, wordsIn(data));
    return next();
  });
}
