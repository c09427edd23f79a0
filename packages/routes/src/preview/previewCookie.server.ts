import { isExpired } from '@group/content-client/contract/previewToken';
import type { TenantKey } from '@group/themes/registry';
import { previewCookieName } from '../site/ownCookies.ts';
import { readPreviewToken } from './previewToken.server.ts';

/** `Lax`, as the link that starts a preview is on another site: the content service's admin. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** `Set-Cookie` header that ends the preview. */
export const endedPreview = `${previewCookieName}=; ${attributes}; Max-Age=0`;

/**
 * `Set-Cookie` header that starts a preview. The value needs no signature of the site, as the token carries its own.
 * @param until expiry in milliseconds since the epoch
 */
export function previewCookie(token: string, until: number, now: number): string {
  return `${previewCookieName}=${token}; ${attributes}; Max-Age=${Math.max(0, Math.floor((until - now) / 1000))}`;
}

/** The serialised token in a request's cookie; `undefined` where it is forged, expired or another tenant's. */
export function previewOf(
  request: Request,
  secret: string | undefined,
  tenant: TenantKey,
  now = Date.now(),
): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  const cookie = cookies.map((each) => each.trim()).find((each) => each.startsWith(`${previewCookieName}=`));
  if (!secret || !cookie) return undefined;
  const serialised = cookie.slice(previewCookieName.length + 1);
  const token = readPreviewToken(secret, tenant, serialised);
  return token && !isExpired(token, now) ? serialised : undefined;
}
