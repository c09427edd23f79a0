/** Shortest password of a user of the admin or of an employee, in characters. */
export const minPasswordChars = 12;

/** Query parameter of the page for a new password. */
export const passwordTokenParameter = 'token';

/** What a website sends for an employee who has forgotten the password of a local account. */
export interface ForgottenPassword {
  /** User name or mail address, as typed. */
  name: string;
  /** Key of the tenant. */
  company: string;
  /** Prefix of the page's language, for the mail and its link: `it`. */
  language: string;
  /** Of the browser, as `ipPrefixOf` gives it. */
  network: string;
}

/** What a website sends with the token of a mailed link, which is worth nothing at another website. */
export interface PasswordLink {
  token: string;
  /** Key of the tenant. */
  company: string;
}

/** What a website sends to set a password by a mailed link. */
export interface NewPassword extends PasswordLink {
  password: string;
  network: string;
  /** As that of a login. */
  device: string | undefined;
}

/** Why a password is not accepted. */
export const passwordProblems = ['short', 'long', 'guessable'] as const;

export type PasswordProblem = (typeof passwordProblems)[number];
