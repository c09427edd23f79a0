import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadBlocks } from '../../blocks/Blocks/loadBlocks.server.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { withoutPrefix } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { readPage } from '../../site/readPage.server.ts';
import { siteOf } from '../../site/siteOf.ts';
import { siteContext } from '../../site/siteContext.ts';
import { PageView } from './PageView.tsx';
import { redirectMoved } from '../../site/redirectMoved.server.ts';
import { stepsTo } from './stepsTo.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) =>
  pageHead({ ...loaderData, site: siteOf(matches), pathname: location.pathname });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const path = withoutPrefix(site.pathPrefix, url.pathname);
  const page = await or503(readPage(site, path));
  if (!page) {
    await redirectMoved(site, path, url.search);
    throw data(null, { status: 404 });
  }
  const { title, metadata, untranslated } = page;
  const [steps, blocks] = await Promise.all([stepsTo(site, page), loadBlocks(site, page.blocks)]);
  return { title, metadata, untranslated, steps, blocks };
}

/** A composed page. */
export default function ComposedPage() {
  return <PageView {...useLoaderData<typeof loader>()} />;
}
