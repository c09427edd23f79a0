import type { Core } from '@strapi/strapi';
import { z } from 'zod';
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

/** Encrypts and authenticates a JSON value with its purpose. It expires at a time in milliseconds, or never. */
export function seal(strapi: Core.Strapi, purpose: Purpose, value: unknown, expiresAt?: number): string {
  const sealed: string | null = encryption(strapi).encrypt(JSON.stringify({ purpose, value, expiresAt }));
  if (sealed === null) throw new Error('ENCRYPTION_KEY is missing.');
  return sealed;
}

/** As {@link seal} writes it: Strapi would take a tag of 32 bits, too, which can be guessed. */
const form = /^v1:[\da-f]{32}:[\da-f]+:[\da-f]{32}$/;

const envelope = z.object({ purpose: z.string(), value: z.unknown(), expiresAt: z.number().optional() });

/** The value of {@link seal}; `undefined` if it was changed, is for another purpose, or is too old. */
export function open<Value>(
  strapi: Core.Strapi,
  purpose: Purpose,
  sealed: unknown,
  schema: z.ZodType<Value>,
): Value | undefined {
  if (typeof sealed !== 'string' || !form.test(sealed)) return undefined;
  let opened: unknown;
  try {
    opened = JSON.parse(encryption(strapi).decrypt(sealed) ?? 'null');
  } catch {
    return undefined;
  }
  const { data } = envelope.safeParse(opened);
  if (data?.purpose !== purpose || (data.expiresAt ?? Infinity) <= Date.now()) return undefined;
  return schema.safeParse(data.value).data;
}
