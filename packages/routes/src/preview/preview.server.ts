import { isExpired, type PreviewToken, verifyPreviewToken } from '@group/content-client/contract/previewToken';
import type { TenantKey } from '@group/themes/registry';
import { cookieIn } from '../site/cookieIn.server.ts';
import { isOwnPath } from '../site/nextPath.ts';
import { framedPreviewCookieName, previewCookieName } from '../site/ownCookies.ts';

/** The token of a preview of this tenant's website, even an expired one; `undefined` where it is forged. */
export function readPreviewToken(secret: string, tenant: TenantKey, serialised: string): PreviewToken | undefined {
  const token = verifyPreviewToken(secret, serialised);
  return token?.tenant === tenant && isOwnPath(token.path) ? token : undefined;
}

/** `Lax`, as the link that starts a preview is on another site: the content service's admin. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Below a page of another site browsers keep only such cookies, and these apart for each such site. */
const framedAttributes = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned';

/** `Set-Cookie` header that ends the preview of a tab. That of a frame ends with the frame. */
export const endedPreview = `${previewCookieName}=; ${attributes}; Max-Age=0`;

const lifetime = (until: number, now: number): string => `Max-Age=${Math.max(0, Math.floor((until - now) / 1000))}`;

/**
 * `Set-Cookie` header that starts a preview. The value needs no signature of the site, as the token carries its own.
 * @param until expiry in milliseconds since the epoch
 */
export const previewCookie = (token: string, until: number, now: number): string =>
  `${previewCookieName}=${token}; ${attributes}; ${lifetime(until, now)}`;

/** The same for a preview in a frame. */
export const framedPreviewCookie = (token: string, until: number, now: number): string =>
  `${framedPreviewCookieName}=${token}; ${framedAttributes}; ${lifetime(until, now)}`;

/** The preview that a request belongs to. */
export interface OpenPreview {
  /** Serialised. */
  token: string;
  /** Origin of the admin that frames it; unset in a tab. */
  frame?: string;
}

/** `undefined` where there is no cookie, or its token is forged, expired or another tenant's. */
export function previewOf(
  request: Request,
  secret: string | undefined,
  tenant: TenantKey,
  now = Date.now(),
): OpenPreview | undefined {
  function tokenIn(name: string) {
    const serialised = cookieIn(request, name);
    if (!secret || !serialised) return undefined;
    const token = readPreviewToken(secret, tenant, serialised);
    return token && !isExpired(token, now) ? { ...token, serialised } : undefined;
  }

  // Browsers that do not keep cookies of frames apart send them in a tab as well.
  const isTab = request.headers.get('sec-fetch-dest') === 'document';
  const framed = isTab ? undefined : tokenIn(framedPreviewCookieName);
  if (framed?.frame) return { token: framed.serialised, frame: framed.frame };
  const ofTab = tokenIn(previewCookieName);
  return ofTab && { token: ofTab.serialised };
}
