import { articlesPageQuery } from '@group/content-client/article/article.queries';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { nameInNavigation } from '../../layout/PageBreadcrumbs.tsx';
import { pageHead } from '../../layout/pageHead.ts';
import { isLaterPage, pageField, readPageNumber } from '../../site/pageNumber.ts';
import { mediaPagePath, paths } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { withoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';
import { mediaMessages } from '../../domain/articles/media.messages.ts';
import { MediaView } from './MediaView.tsx';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  search: { [pageField]: isLaterPage },
  words: (language) => messagesFor(mediaMessages, language),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const { title, lead, page: pageTitle } = messagesFor(mediaMessages, site?.language ?? '');
  const page = loaderData?.page ?? 1;
  const step = { name: title, path: paths.media.href() };
  const name = nameInNavigation(site, step);
  return pageHead({
    site,
    title: page > 1 ? pageTitle(name, page) : name,
    description: lead,
    pathname: mediaPagePath(page),
    steps: [step],
  });
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const page = readPageNumber(url.searchParams);
  const read = (each: number) => or503(site.read(articlesPageQuery(each)));
  // The first page is cached and holds the number of pages, so page numbers are validated without a request.
  const first = await read(1);
  if (page > Math.max(first.pages, 1)) throw data(null, { status: 404 });
  const { entries, pages } = page === 1 ? first : await read(page);
  return { articles: withoutRepeatedPictures(entries), page, pages };
}

/** News and press articles. */
export default function Media() {
  return <MediaView {...useLoaderData<typeof loader>()} />;
}
