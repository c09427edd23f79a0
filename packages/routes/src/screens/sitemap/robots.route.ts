import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../site/siteContext.ts';

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' };

/** Allows crawling all of a configured host, so that crawlers see the `noindex` of pages; disallows any other host. */
export function loader({ context }: LoaderFunctionArgs) {
  const { known, canonicalHost } = context.get(siteContext);
  const lines = known
    ? ['User-agent: *', 'Disallow: /api/', '', `Sitemap: https://${canonicalHost}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /'];
  return new Response(`${lines.join('\n')}\n`, { headers });
}
