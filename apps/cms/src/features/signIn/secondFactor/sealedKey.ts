import type { Core } from '@strapi/strapi';
import { isRow } from '../../../strapi/row.ts';
import { open, seal } from '../sealed.ts';

/** What a key is for: the one of a user's factor, or one that the user is setting up. */
type Purpose = 'factor' | 'setup';

/** A key that belongs to a user. */
export interface UserKey {
  userId: number;
  /** In base 32. */
  key: string;
}

/**
 * Encrypts a key together with its user, so that it cannot be moved to another user's row.
 * @param expiresAt milliseconds since 1970; without it, it can be opened for ever
 */
export function sealKey(strapi: Core.Strapi, purpose: Purpose, { userId, key }: UserKey, expiresAt?: number): string {
  return seal(strapi, purpose, { userId, key }, expiresAt);
}

/** The key of {@link sealKey}; `undefined` if it was sealed for another user or purpose, was changed, or is too old. */
export function openKey(
  strapi: Core.Strapi,
  purpose: Purpose,
  userId: number,
  sealed: string,
  now = Date.now(),
): string | undefined {
  const opened = open(strapi, purpose, sealed, now);
  return isRow(opened) && opened.userId === userId && typeof opened.key === 'string' ? opened.key : undefined;
}
