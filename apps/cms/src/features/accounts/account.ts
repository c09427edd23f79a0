export interface Account {
  id: number;
  firstname: string;
  lastname: string;
  email: string;
  isActive: boolean;
  isInvited: boolean;
  /** Whether roles and password are the directory's. */
  isOfDirectory: boolean;
  /** Ids. */
  roles: readonly number[];
}

export interface AccountsAnswer {
  sendsMail: boolean;
  roles: readonly { id: number; name: string }[];
  accounts: readonly Account[];
}
