import type { TenantKey } from '@group/themes/registry';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { sessionCookieName } from '../site/ownCookies.ts';

/** Of a session, in seconds: eight hours, a working day. */
const lifetime = 8 * 60 * 60;

const options = { ...defaults, ttl: lifetime * 1000 };

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Ends the session in the browser. */
export const clearedCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`;

/** The header `Set-Cookie` that carries a session of one tenant; nobody but the site can read or make it. */
export async function sessionCookie(secret: string, tenant: TenantKey, token: string): Promise<string> {
  const value = await seal({ token, tenant }, secret, options);
  return `${sessionCookieName}=${value}; ${attributes}; Max-Age=${lifetime}`;
}

/** The token in a request's cookie; `undefined` where it is missing, changed, too old, or of another tenant. */
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
