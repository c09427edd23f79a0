import type { TenantKey } from '@group/themes/registry';
import { signInCookieName } from '../site/ownCookies.ts';
import { sealedCookie } from './sealedCookie.server.ts';

/** Ten minutes, as long as the content service waits for the directory. */
const cookie = sealedCookie(signInCookieName, 10 * 60);

/** A sign-in with the directory that this browser has begun. */
export interface BegunSignIn {
  /** Without it, the code of the content service is worthless. */
  verifier: string;
  /** Path to return to. */
  next: string | undefined;
}

/** A `Set-Cookie` header that deletes the cookie. */
export const clearedSignIn = cookie.cleared;

/** A `Set-Cookie` header with a sign-in at one tenant. */
export function signInCookie(secret: string, tenant: TenantKey, begun: BegunSignIn): Promise<string> {
  return cookie.header(secret, tenant, { ...begun });
}

/** The sign-in that a browser has begun at this tenant; `undefined` where it has begun none, or is late. */
export async function readSignIn(
  secret: string,
  tenant: TenantKey,
  request: Request,
): Promise<BegunSignIn | undefined> {
  const { verifier, next } = await cookie.read(secret, tenant, request);
  if (typeof verifier !== 'string') return undefined;
  return { verifier, next: typeof next === 'string' ? next : undefined };
}
