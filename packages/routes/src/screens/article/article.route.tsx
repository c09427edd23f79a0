import { articleQuery, newestArticlesQuery } from '@group/content-client/article/article.queries';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { entryHead } from '../../layout/screenHead.ts';
import { mediaMessages } from '../../domain/articles/media.messages.ts';
import { paths } from '../../site/paths.ts';
import { entryOr404, or503 } from '../../site/readContent.server.ts';
import { canonicalRedirect } from '../../site/canonicalRedirect.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { rowWithoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';
import { articleData } from '../../domain/structuredData/structuredData.ts';
import { ArticleView } from './ArticleView.tsx';

/** Other articles at the foot of the page. */
const maxOthers = 3;

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  entryHead(args, loaderData?.article, { messages: mediaMessages, path: paths.media.href() }, (site, article) => ({
    title: article.title,
    description: article.teaser || undefined,
    path: paths.article.href(article),
    data: articleData(site, article),
  }));

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const article = await entryOr404(params.id, (id) => site.read(articleQuery(id)));
  canonicalRedirect(site, url, { slug: params.slug, entry: article, path: paths.article.href(article) });
  const newest = await or503(site.read(newestArticlesQuery(maxOthers + 1)));
  const others = newest.filter(({ id }) => id !== article.id).slice(0, maxOthers);
  const more = rowWithoutRepeatedPictures(others, new Set([article.picture?.name]));
  return { article, more };
}

export default function ArticlePage() {
  return <ArticleView {...useLoaderData<typeof loader>()} />;
}
