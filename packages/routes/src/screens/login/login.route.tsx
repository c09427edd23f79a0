import { session } from '@group/content-client/account/account';
import { directoryQuery } from '@group/content-client/account/account.queries';
import { data, type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { unlistedHead } from '../../layout/screenHead.ts';
import { retryAfterHeaders } from '../../site/retryAfter.ts';
import { clearedCookie, readSession } from '../../staff/sessionCookie.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { answerLogin } from './login.server.ts';
import { loginMessages } from '../../staff/login.messages.ts';
import { isDirectoryProblem, problemParameter } from './loginState.ts';
import { LoginView } from './LoginView.tsx';
import { nextPath } from '../../site/nextPath.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = { listed: false, private: true };

export const headers = retryAfterHeaders;

export const meta: MetaFunction = (args) => unlistedHead(args, loginMessages, 'title', { ownTitle: true });

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { tenant, read } = site;
  const next = nextPath(url.searchParams, site);
  const { access, secret } = context.get(staffContext);
  const token = await readSession(secret, tenant.key, request);
  const problem = url.searchParams.get(problemParameter);
  const loggedOut = async () => ({
    next,
    name: undefined,
    // The form of local accounts must be shown even while the content service is down.
    hasDirectory: await read(directoryQuery).catch(() => false),
    problem: isDirectoryProblem(problem) ? problem : undefined,
  });
  // After a failed attempt the session is not checked, for the same reason.
  if (!token || request.method !== 'GET') return data(await loggedOut());
  const result = await or503(session(access, token, tenant.key));
  if (result) return data({ next, name: result.user.name });
  return data(await loggedOut(), { headers: { 'set-cookie': clearedCookie } });
}

export { answerLogin as action };

/** Login to the internal area. */
export default function LoginPage() {
  const failed = useActionData<typeof answerLogin>();
  return <LoginView {...useLoaderData<typeof loader>()} failed={failed && 'problem' in failed ? failed : undefined} />;
}
