import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Blocks } from '../blocks/Blocks.tsx';
import { loadBlocks } from '../blocks/loadBlocks.server.ts';
import { pageHead } from '../frame/pageHead.ts';
import { paths } from '../paths.ts';
import { readPage } from '../site/readPage.server.ts';
import { siteContext } from '../site/siteContext.ts';
import { siteOf } from '../site/siteOf.ts';
import { welcome } from './welcome.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) =>
  pageHead({
    site: siteOf(matches),
    title: loaderData?.title,
    metadata: loaderData?.metadata,
    pathname: location.pathname,
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const page = (await readPage(site, paths.home)) ?? (await welcome(site));
  return { title: page.title, metadata: page.metadata, blocks: await loadBlocks(site, page.blocks) };
}

/** The home page as the editors composed it. */
export default function Home() {
  return <Blocks {...useLoaderData<typeof loader>()} />;
}
