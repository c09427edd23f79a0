// The sign-in of staff with the company's directory, between a website, the browser and the content service: decision 088.
// Imported in the browser, too: without dependencies.

/** What a website sends to begin a sign-in. */
export interface DirectorySignInStart {
  /** Key of the tenant. */
  company: string;
  /** Address at the website to which the browser comes back; its path ends with that of `directorySignInEnd`. */
  returnUrl: string;
  /** The challenge (signInChallenge.ts) of a secret that the website keeps in the browser's cookie. */
  challenge: string;
  /** Of the browser, as `ipPrefixOf` gives it: a network can begin only so many. */
  network: string;
}

/** What a website sends for a session. */
export interface DirectorySignInEnd {
  company: string;
  /** From the address to which the browser came back: for one use, within a minute. */
  code: string;
  /** The secret of the challenge: the code is worthless in any other browser. */
  verifier: string;
}

/** Query parameters that the content service adds to the return address: one of them. */
export const returnParameters = { code: 'code', rejection: 'grund' } as const;

/** Why a sign-in ended without a code. */
export const staffRejections = ['abgelaufen', 'abgebrochen', 'anbieter', 'gruppe'] as const;

export type StaffRejection = (typeof staffRejections)[number];

export const isStaffRejection = (value: unknown): value is StaffRejection =>
  staffRejections.some((rejection) => rejection === value);
