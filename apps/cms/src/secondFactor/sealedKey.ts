import type { Core } from '@strapi/strapi';
import { isRow } from '../row.ts';

/** What a sealed key is for: the one of a user's factor, or one that the user is setting up. */
type Purpose = 'factor' | 'setup';

/** A key that belongs to a user. */
export interface UserKey {
  userId: number;
  /** In base 32. */
  key: string;
}

/** Strapi's own encryption, AES-256-GCM with `ENCRYPTION_KEY`. */
function encryption(strapi: Core.Strapi) {
  const service = strapi.service('admin::encryption');
  if (!service) throw new Error('Strapi has no service for encryption.');
  return service;
}

/**
 * Encrypts a key together with its user and its purpose, so that one cannot be moved to another user's row.
 * @param expiresAt milliseconds since 1970; without it, it can be opened for ever
 */
export function sealKey(strapi: Core.Strapi, purpose: Purpose, { userId, key }: UserKey, expiresAt?: number): string {
  const sealed: string | null = encryption(strapi).encrypt(JSON.stringify({ purpose, userId, key, expiresAt }));
  if (sealed === null) throw new Error('ENCRYPTION_KEY is missing.');
  return sealed;
}

function decrypted(strapi: Core.Strapi, sealed: string): unknown {
  try {
    return JSON.parse(encryption(strapi).decrypt(sealed) ?? 'null');
  } catch {
    return undefined;
  }
}

/** The key of {@link sealKey}; `undefined` if it was sealed for another user or purpose, was changed, or is too old. */
export function openKey(
  strapi: Core.Strapi,
  purpose: Purpose,
  userId: number,
  sealed: string,
  now = Date.now(),
): string | undefined {
  const opened = decrypted(strapi, sealed);
  if (!isRow(opened) || opened.purpose !== purpose || opened.userId !== userId) return undefined;
  if (typeof opened.expiresAt === 'number' && opened.expiresAt <= now) return undefined;
  return typeof opened.key === 'string' ? opened.key : undefined;
}
