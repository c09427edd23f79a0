import type { Core } from '@strapi/strapi';
import { seal } from '../signIn/sealed.ts';
import type { Person } from './provider.ts';
import type { OidcSettings } from './settings.ts';

export interface DirectoryAccount {
  id: number;
  issuer: string;
  subject: string;
  /** Encrypted; unset without an open session. */
  refreshToken: string | null;
  /** ISO instant. */
  checkedAt: string;
}

/** A kind of accounts that the directory vouches for: users of the admin, or staff of the websites. */
export interface AccountKind<Account extends DirectoryAccount> {
  uid: `plugin::content.${string}`;
  /** @param now in milliseconds since 1970 */
  hasOpenSession: (strapi: Core.Strapi, account: Account, now: number) => Promise<boolean>;
  /** Stores that the provider confirmed a person, with the rights that they have now; ends their access without any. */
  keepAccess: (strapi: Core.Strapi, settings: OidcSettings, account: Account, person: Person) => Promise<void>;
  /** Ends all sessions of an account. @param left whether the person left, or the provider is down for too long */
  endAccess: (strapi: Core.Strapi, account: Account, left: boolean) => Promise<void>;
}

/** What is stored when the provider has just confirmed a person. */
export const confirmed = (strapi: Core.Strapi, { refreshToken }: Person) => ({
  refreshToken: seal(strapi, 'refresh token', refreshToken),
  checkedAt: new Date().toISOString(),
});
