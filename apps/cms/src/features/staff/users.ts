import { withoutHidden } from '@group/content-client/contract/withoutHidden';
import type { Core } from '@strapi/strapi';

/** Employees with local accounts are the users of Strapi's "Users & Permissions". */
export const userUid = 'plugin::users-permissions.user';

export interface StaffUser {
  id: number;
  documentId: string;
  username: string;
  email: string;
  password: string | null;
  /** Unset of accounts that were not confirmed: their owners have not accepted the invitation. */
  confirmed: boolean | null;
  blocked: boolean | null;
  companies: { id: number; key: string; name: string }[];
  statesPlaces: boolean | null;
}

export const findStaff = (strapi: Core.Strapi, where: object): Promise<StaffUser | null> =>
  strapi.db.query(userUid).findOne({ where, populate: { companies: true } });

/** What a name is counted and found by: people type it in any case, or paste it with invisible characters. */
export const comparableName = (typed: string): string => withoutHidden(typed).normalize('NFKC').trim().toLowerCase();

/** Selects who signs in with a name, whatever is typed for a {@link comparableName}: the user name or the mail address. */
export function named(typed: string): object[] {
  const $eqi = comparableName(typed);
  return [{ username: { $eqi } }, { email: { $eqi } }];
}

export const findStaffByName = (strapi: Core.Strapi, typed: string): Promise<StaffUser | null> =>
  findStaff(strapi, { $or: named(typed) });

/** More than enough for names, passwords and tokens. */
const maxChars = 1_000;

/** A text that an employee has sent; empty if it is too long, or has a NUL byte, which PostgreSQL rejects. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' && value.length <= maxChars && !value.includes('\0') ? value : '';
