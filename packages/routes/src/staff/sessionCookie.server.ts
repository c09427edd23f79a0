import type { TenantKey } from '@group/themes/registry';
import { sessionCookieName } from '../site/ownCookies.ts';
import { sealedCookie } from './sealedCookie.server.ts';

/** Eight hours, a working day. */
const cookie = sealedCookie(sessionCookieName, 8 * 60 * 60);

/** A `Set-Cookie` header that deletes the session cookie. */
export const clearedCookie = cookie.cleared;

/** A `Set-Cookie` header with an encrypted session of one tenant. */
export function sessionCookie(secret: string, tenant: TenantKey, token: string): Promise<string> {
  return cookie.header(secret, tenant, { token });
}

/** The token in a request's cookie; `undefined` where it is missing, tampered with, expired, or of another tenant. */
export async function readSession(secret: string, tenant: TenantKey, request: Request): Promise<string | undefined> {
  const { token } = await cookie.read(secret, tenant, request);
  return typeof token === 'string' ? token : undefined;
}
