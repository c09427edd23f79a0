import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Blocks } from '../../blocks/Blocks/Blocks.tsx';
import { loadBlocks } from '../../blocks/Blocks/loadBlocks.server.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { paths, withoutPrefix } from '../../site/paths.ts';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import { or503 } from '../../site/readContent.server.ts';
import { readPage } from '../../site/readPage.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { useSite } from '../../site/useSite.ts';
import { businessData } from '../../domain/structuredData/structuredData.ts';
import { placeholderHome } from './placeholderHome.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = { listed: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const site = siteOf(matches);
  const structuredData = site && !loaderData?.steps ? [businessData(site)] : [];
  return pageHead({ ...loaderData, site, pathname: location.pathname, structuredData });
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const path = withoutPrefix(site.pathPrefix, url.pathname);
  const gastronomy = path.startsWith(paths.gastronomy.href())
    ? await or503(readPage(site, paths.gastronomy.href()))
    : null;
  const page = gastronomy ?? (await or503(readPage(site, paths.home.href()))) ?? (await placeholderHome(site));
  const { title, metadata, untranslated } = page;
  const steps = gastronomy ? [{ name: title, path: paths.gastronomy.href() }] : undefined;
  return { title, metadata, untranslated, steps, blocks: await loadBlocks(site, page.blocks) };
}

/** The composed homepage; also gastronomy, until that has a page of its own. */
export default function Home() {
  const { untranslated, steps, ...page } = useLoaderData<typeof loader>();
  const { fullName } = useSite();
  return (
    <UntranslatedNotice when={untranslated} aroundSections>
      <Blocks
        {...page}
        subject={steps ? page.title : fullName}
        breadcrumbs={steps && <PageBreadcrumbs steps={steps} />}
      />
    </UntranslatedNotice>
  );
}
