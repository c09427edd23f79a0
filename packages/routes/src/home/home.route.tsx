import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { Blocks } from '../blocks/Blocks.tsx';
import { loadBlocks } from '../blocks/loadBlocks.server.ts';
import { pageHead } from '../frame/pageHead.ts';
import { paths } from '../paths.ts';
import { readPage } from '../site/readPage.server.ts';
import { siteOf } from '../site/siteOf.ts';
import { siteContext } from '../site/siteContext.ts';
import { Welcome } from './Welcome.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) =>
  pageHead({ site: siteOf(matches), title: loaderData?.title, metadata: loaderData?.metadata, pathname: location.pathname });

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const page = await readPage(site, paths.home);
  return page && { title: page.title, metadata: page.metadata, blocks: await loadBlocks(site, page.blocks) };
}

/** The home page as the editors composed it; a welcome where they have not yet. */
export default function Home() {
  const page = useLoaderData<typeof loader>();
  return page?.blocks.length ? <Blocks title={page.title} blocks={page.blocks} /> : <Welcome />;
}
