import { Readable } from 'node:stream';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type LinkItem, SitemapStream, streamToPromise } from 'sitemap';
import { withPrefix } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { screenListingContext } from '../../site/screenHandle.ts';
import { type RequestedSite, siteContext } from '../../site/siteContext.ts';
import { sitemapEntries } from './sitemapEntries.server.ts';

/** Crawlers request the sitemap often; content changes a few times a day. */
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' };

/** The URLs of a path: one, or one per language with the others as alternates. */
function addresses({ tenant: { features }, canonicalHost }: RequestedSite, path: string) {
  const origin = `https://${canonicalHost}`;
  const { languages } = features;
  if (!languages) return [{ url: origin + path }];
  const address = (prefix: string) => origin + withPrefix(`/${prefix}`, path);
  const links: LinkItem[] = [
    ...languages.map(({ prefix, locale }) => ({ lang: locale, url: address(prefix) })),
    { lang: 'x-default', url: address(languages[0].prefix) },
  ];
  return languages.map(({ prefix }) => ({ url: address(prefix), links }));
}

/** The sitemap of the requested host. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  if (!site.known) throw data(null, { status: 404 });
  const entries = await or503(sitemapEntries(site, context.get(screenListingContext)));
  const items = entries.flatMap(({ path, changed }) =>
    addresses(site, path).map((address) => ({ ...address, ...(changed && { lastmod: changed }) })),
  );
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return new Response(xml.toString(), { headers });
}
