import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Blocks } from '../blocks/Blocks.tsx';
import { loadBlocks } from '../blocks/loadBlocks.server.ts';
import { pageHead } from '../frame/pageHead.ts';
import { withoutPrefix } from '../paths.ts';
import { readPage } from '../site/readPage.server.ts';
import { siteOf } from '../site/siteOf.ts';
import { siteContext } from '../site/siteContext.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) =>
  pageHead({
    site: siteOf(matches),
    title: loaderData?.title,
    metadata: loaderData?.metadata,
    pathname: location.pathname,
    indexed: loaderData !== undefined,
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const path = withoutPrefix(site.language ? `/${site.language.prefix}` : '', url.pathname);
  const page = await readPage(site, path.length > 1 ? path.replace(/\/$/, '') : path);
  if (!page) throw data(null, { status: 404 });
  return { title: page.title, metadata: page.metadata, blocks: await loadBlocks(site, page.blocks) };
}

/** A page that editors composed. */
export default function ComposedPage() {
  return <Blocks {...useLoaderData<typeof loader>()} />;
}
