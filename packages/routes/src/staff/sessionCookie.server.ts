import type { TenantKey } from '@group/themes/registry';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { sessionCookieName } from '../site/ownCookies.ts';

/** Eight hours, a working day. */
const lifetimeSeconds = 8 * 60 * 60;

const options = { ...defaults, ttl: lifetimeSeconds * 1000 };

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** A `Set-Cookie` header that deletes the session cookie. */
export const clearedCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`;

/** A `Set-Cookie` header with an encrypted session of one tenant. */
export async function sessionCookie(secret: string, tenant: TenantKey, token: string): Promise<string> {
  const value = await seal({ token, tenant }, secret, options);
  return `${sessionCookieName}=${value}; ${attributes}; Max-Age=${lifetimeSeconds}`;
}

/** The token in a request's cookie; `undefined` where it is missing, tampered with, expired, or of another tenant. */
export async function readSession(secret: string, tenant: TenantKey, request: Request): Promise<string | undefined> {
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  const value = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${sessionCookieName}=`));
  if (!value) return undefined;
  try {
    const session = await unseal(value.slice(sessionCookieName.length + 1), secret, options);
    if (typeof session !== 'object' || session === null || !('tenant' in session && 'token' in session))
      return undefined;
    return session.tenant === tenant && typeof session.token === 'string' ? session.token : undefined;
  } catch {
    return undefined;
  }
}
