import { logout } from '@group/content-client/account/account';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { log } from '../site/log.ts';
import type { RequestedSite } from '../site/siteContext.ts';
import { readSession } from './sessionCookie.server.ts';
import type { StaffAuth } from './staffAuth.server.ts';

/** Revokes the session of a request. One that the content service could not revoke expires after eight hours. */
export async function endSession(staff: StaffAuth, site: RequestedSite, request: Request): Promise<void> {
  const token = await readSession(staff.secret, site.tenant.key, request);
  if (!token) return;
  try {
    await logout(staff.access, token);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    log('warn', 'could not revoke a session at the content service', { tenant: site.tenant.key });
  }
}
