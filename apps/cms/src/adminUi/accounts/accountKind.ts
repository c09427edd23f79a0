import type { Account } from './account.ts';

interface TextField {
  name: string;
  label: string;
  type?: 'email' | 'password';
  hint?: string;
  /** What is missing in a text; without it, the field may be empty. */
  problemOf?: (text: string) => string | false;
}

/** The form of an account: each field is called as the endpoints call its value. */
export interface AccountFields {
  texts: readonly TextField[];
  choices: { name: string; legend: string; hint: string; searchLabel: string; missing: string };
  boxes: readonly { name: string; label: string }[];
}

/** What the pages of one kind of accounts say, and where they read and write. */
export interface AccountKind {
  title: string;
  subtitle: string;
  searchLabel: string;
  headings: readonly string[];
  back: string;
  /** Of the endpoint that lists and invites; below it are the accounts. */
  path: string;
  /** Of the endpoint below which accounts are deleted. */
  deletePath: string;
  /** Name of the endpoint of an account that makes a new link. */
  linkPath: string;
  /** Address of the page of an account; of the list without an id. */
  pageOf: (id?: string | number) => string;
  fieldsOf: (account: Account | undefined) => AccountFields;
  /** What the button for a new link says; without it, there is none. */
  linkLabel: (account: Account) => string | undefined;
  /** What is said beside the name before an account is deleted; without it, it cannot be. */
  deletion: (account: Account) => string | undefined;
}
