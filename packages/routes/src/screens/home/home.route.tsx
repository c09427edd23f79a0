import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Blocks } from '../../blocks/Blocks/Blocks.tsx';
import { loadBlocks } from '../../blocks/Blocks/loadBlocks.server.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { Trail, trailData } from '../../layout/Trail.tsx';
import { paths, withoutPrefix } from '../../site/paths.ts';
import { GermanOnly } from '../../site/GermanOnly.tsx';
import { readPage } from '../../site/readPage.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { businessData } from '../../domain/structuredData/business.ts';
import { welcome } from './welcome.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const site = siteOf(matches);
  const about = site && (loaderData?.steps ? trailData(site, loaderData.steps) : businessData(site));
  return pageHead({
    site,
    title: loaderData?.title,
    metadata: loaderData?.metadata,
    pathname: location.pathname,
    structuredData: about && [about],
  });
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const path = withoutPrefix(site.language ? `/${site.language.prefix}` : '', url.pathname);
  const gastronomy = path.startsWith(paths.gastronomy) ? await readPage(site, paths.gastronomy) : null;
  const page = gastronomy ?? (await readPage(site, paths.home)) ?? (await welcome(site));
  const { title, metadata, germanOnly } = page;
  const steps = gastronomy && [{ name: title, path: paths.gastronomy }];
  return { title, metadata, germanOnly, steps, blocks: await loadBlocks(site, page.blocks) };
}

/** The home page as the editors composed it; and gastronomy, which shows it until it has a page of its own. */
export default function Home() {
  const { germanOnly, steps, ...page } = useLoaderData<typeof loader>();
  return (
    <GermanOnly when={germanOnly} aroundBands>
      <Blocks {...page} trail={steps && <Trail steps={steps} />} />
    </GermanOnly>
  );
}
