import type { Login } from '@group/content-client/account/account.schema';
import type { TenantKey } from '@group/themes/registry';
import { redirectDocument } from 'react-router';
import { deviceCookie } from './deviceCookie.server.ts';
import { sessionCookie } from './sessionCookie.server.ts';
import type { StaffAuth } from './staffAuth.server.ts';

/**
 * A 303 that replaces the session, so that an older token is worthless. It is a document navigation, because the router
 * has no screen for a file.
 */
export function redirectWithCookies(location: string, ...cookies: readonly string[]): Response {
  const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
  return redirectDocument(location, { status: 303, headers });
}

/** Gives the browser a session that the content service has opened, and leads to a page. */
export async function openedSession(
  { secret }: StaffAuth,
  tenant: TenantKey,
  { session, device }: Login,
  location: string,
): Promise<Response> {
  const cookie = await sessionCookie(secret, tenant, session);
  return redirectWithCookies(location, cookie, ...(device ? [deviceCookie(device)] : []));
}
