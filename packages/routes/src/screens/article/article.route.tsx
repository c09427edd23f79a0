import { articleQuery, newestArticlesQuery } from '@group/content-client/article/article.queries';
import { textsFor } from '@group/ui/texts/defineTexts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { trailData } from '../../layout/Trail.tsx';
import { articleTeaser } from '../../domain/articles/articleTeaser.ts';
import { mediaTexts } from '../../domain/articles/media.texts.ts';
import { articlePath, paths } from '../../site/paths.ts';
import { entryOr404, orUnavailable } from '../../site/readContent.server.ts';
import { redirectToSlug } from '../../site/rightAddress.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { articleData } from '../../domain/structuredData/article.ts';
import { ArticleView } from './ArticleView.tsx';

/** Other articles at the foot of the page. */
const othersShown = 3;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const site = siteOf(matches);
  const article = loaderData?.article;
  if (!site || !article) return pageHead({ site, pathname: location.pathname, indexed: false });
  const trail = [
    { name: textsFor(mediaTexts, site.language).title, path: paths.media },
    { name: article.title, path: articlePath(article) },
  ];
  return pageHead({
    site,
    title: article.title,
    metadata: { description: article.teaser || undefined, image: article.picture },
    pathname: location.pathname,
    structuredData: [articleData(site, article), trailData(site, trail)],
  });
};

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const article = await entryOr404(params.id, (id) => site.read(articleQuery(id)));
  redirectToSlug(site, url, { slug: params.slug, entry: article, path: articlePath(article) });
  const newest = await orUnavailable(site.read(newestArticlesQuery(othersShown + 1)));
  const others = newest.filter(({ id }) => id !== article.id).slice(0, othersShown);
  return { article, more: others.map(articleTeaser) };
}

/** One article. */
export default function ArticlePage() {
  return <ArticleView {...useLoaderData<typeof loader>()} />;
}
