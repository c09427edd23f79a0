import type { TenantKey } from '@group/themes/registry';
import { previewCookieName } from '../site/ownCookies.ts';
import { readPreviewToken } from './previewToken.server.ts';

/** `Lax`: whoever follows the link in the admin comes from another site. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Ends the preview in the browser. */
export const endedPreview = `${previewCookieName}=; ${attributes}; Max-Age=0`;

/**
 * The header `Set-Cookie` that begins a preview. The grant is its own seal.
 * @param until when it ends, in milliseconds since the epoch
 */
export function previewCookie(written: string, until: number, now: number): string {
  return `${previewCookieName}=${written}; ${attributes}; Max-Age=${Math.max(0, Math.floor((until - now) / 1000))}`;
}

/** The grant in a request's cookie, as it was written; `undefined` where it is forged, over, or of another tenant. */
export function previewOf(
  request: Request,
  secret: string | undefined,
  tenant: TenantKey,
  now = Date.now(),
): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  const cookie = cookies.map((each) => each.trim()).find((each) => each.startsWith(`${previewCookieName}=`));
  if (!secret || !cookie) return undefined;
  const written = cookie.slice(previewCookieName.length + 1);
  const grant = readPreviewToken(secret, tenant, written);
  return grant && grant.until > now ? written : undefined;
}
