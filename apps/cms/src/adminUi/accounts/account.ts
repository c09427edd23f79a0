/** An account as its page shows it, beside the values of the form by their names. */
export interface Account {
  id: number;
  name: string;
  email: string;
  state: 'active' | 'invited' | 'blocked';
  /** Ids of the roles or houses. */
  chosen: readonly number[];
  [value: string]: unknown;
}

export interface AccountsAnswer {
  /** Roles or houses. */
  choices: readonly { id: number; name: string }[];
  accounts: readonly Account[];
}

/** The link by which a person sets a password, and whether a mail with it is under way. */
export interface SentInvitation {
  id: number;
  email: string;
  /** For a first password or for another one. */
  kind: 'invitation' | 'reset';
  link: string;
  mailed: boolean;
}
