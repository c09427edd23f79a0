import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import type { TenantKey } from '@group/themes/registry';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath, withPrefix } from '../../site/paths.ts';
import { clearedCookie, readSession } from '../../staff/sessionCookie.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import { type RequestedSite, siteContext } from '../../site/siteContext.ts';

/** Redirects to the login with a path to return to, without its language prefix. */
function toLogin(
  { pathPrefix }: RequestedSite,
  returnPath: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const location = withPrefix(pathPrefix, loginPath(withPrefix(pathPrefix, returnPath)));
  return redirect(location, { status: 302, headers });
}

/**
 * Reads internal content of this tenant. Throws a redirect to the login where there is no session or the content
 * service rejects it (`null`), and a 503 where the service is unavailable.
 * @param returnPath path of the content, without language prefix
 */
export async function readInternal<T>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  returnPath: string,
  read: (access: ContentServiceAccess, token: string, tenant: TenantKey) => Promise<T | null>,
): Promise<T> {
  const site = context.get(siteContext);
  const { access, secret } = context.get(staffContext);
  const token = await readSession(secret, site.tenant.key, request);
  if (!token) throw toLogin(site, returnPath, {});
  const content = await or503(read(access, token, site.tenant.key));
  if (content === null) throw toLogin(site, returnPath, { 'set-cookie': clearedCookie });
  return content;
}
