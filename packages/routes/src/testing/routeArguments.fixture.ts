import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { type RequestedSite, siteContext } from '../site/siteContext.ts';

/** The arguments of a loader for a request to a path of the site. */
export function routeArguments(
  site: RequestedSite,
  path: string,
  params: LoaderFunctionArgs['params'] = {},
): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  const url = new URL(path, `https://${site.canonicalHost}`);
  return { request: new Request(url), url, params, context, pattern: url.pathname };
}
