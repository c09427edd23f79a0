import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath, paths, withPrefix } from '../paths.ts';
import { siteContext } from '../site/siteContext.ts';

/** Nobody is logged in yet: the way leads to the login, and from there back. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(siteContext);
  const prefix = language ? `/${language.prefix}` : '';
  throw redirect(withPrefix(prefix, loginPath(withPrefix(prefix, paths.internal))), {
    status: 302,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}

/** The internal area. */
export default function InternalPage() {
  return null;
}
