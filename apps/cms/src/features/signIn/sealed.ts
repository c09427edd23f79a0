import type { Core } from '@strapi/strapi';
import { isRow } from '../../strapi/row.ts';
import { serviceOf } from '../../strapi/services.ts';

/** What a sealed value is for: one for another purpose cannot be opened. */
type Purpose =
  | 'sign-in'
  | 'staff sign-in'
  | 'staff password'
  | 'refresh token'
  | 'factor'
  | 'setup'
  | 'device'
  | 'step'
  | 'new password';

/** Strapi's own encryption, AES-256-GCM with `ENCRYPTION_KEY`. */
const encryption = (strapi: Core.Strapi) => serviceOf(strapi, 'admin::encryption');

/**
 * Encrypts and authenticates a JSON value together with its purpose.
 * @param expiresAt milliseconds since 1970; without it, the value can be opened for ever
 */
export function seal(strapi: Core.Strapi, purpose: Purpose, value: unknown, expiresAt?: number): string {
  const sealed: string | null = encryption(strapi).encrypt(JSON.stringify({ purpose, value, expiresAt }));
  if (sealed === null) throw new Error('ENCRYPTION_KEY is missing.');
  return sealed;
}

/** As {@link seal} writes it: Strapi would take a tag of 32 bits, too, which can be guessed. */
const form = /^v1:[\da-f]{32}:[\da-f]+:[\da-f]{32}$/;

/** The value of {@link seal}; `undefined` if it was changed, is for another purpose, or is too old. */
export function open(strapi: Core.Strapi, purpose: Purpose, sealed: string): unknown {
  if (!form.test(sealed)) return undefined;
  let opened: unknown;
  try {
    opened = JSON.parse(encryption(strapi).decrypt(sealed) ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRow(opened) || opened.purpose !== purpose) return undefined;
  return typeof opened.expiresAt === 'number' && opened.expiresAt <= Date.now() ? undefined : opened.value;
}
