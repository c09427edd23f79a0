import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import type { TenantKey } from '@group/themes/registry';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath, withPrefix } from '../../site/paths.ts';
import { privateHeaders } from '../../site/privateHeaders.ts';
import { clearedCookie, readSession } from '../../staff/sessionCookie.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import { type RequestedSite, siteContext } from '../../site/siteContext.ts';

/** To the login, and from there to where one was going: a path without its language prefix. */
function toLogin({ language }: RequestedSite, going: string, headers: Readonly<Record<string, string>>): Response {
  const prefix = language ? `/${language.prefix}` : '';
  const location = withPrefix(prefix, loginPath(withPrefix(prefix, going)));
  return redirect(location, { status: 302, headers: { ...privateHeaders, ...headers } });
}

/**
 * Reads what only the staff of this tenant may see. Throws the way to the login where nobody is logged in, or the
 * content service says so (`null`), and a 503 where it cannot be reached.
 * @param going what is read, as a path without its language prefix
 */
export async function readInternal<T>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  going: string,
  read: (access: ContentServiceAccess, token: string, tenant: TenantKey) => Promise<T | null>,
): Promise<T> {
  const site = context.get(siteContext);
  const { access, secret } = context.get(staffContext);
  const token = await readSession(secret, site.tenant.key, request);
  if (!token) throw toLogin(site, going, {});
  const content = await or503(read(access, token, site.tenant.key));
  if (content === null) throw toLogin(site, going, { 'set-cookie': clearedCookie });
  return content;
}
