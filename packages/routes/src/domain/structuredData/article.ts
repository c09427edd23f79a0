import type { Article } from '@group/content-client/article/article.schema';
import type { NewsArticle } from 'schema-dts';
import { paths, withPrefix } from '../../site/paths.ts';
import { pictureAddress } from '../../site/pictureAddress.ts';
import type { Site } from '../../site/site.ts';
import { organisationData } from './organisation.ts';

type ArticleData = Extract<NewsArticle, { '@type': 'NewsArticle' }>;

/** schema.org data of an article. The original publisher is its author. */
export function articleData(site: Site, article: Article) {
  const { title, date, teaser, picture, source, sourceLink } = article;
  const url = site.origin + withPrefix(site.pathPrefix, paths.article.href(article));
  const publisher = organisationData(site);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: teaser || undefined,
    url,
    mainEntityOfPage: url,
    datePublished: date,
    image: picture && site.origin + pictureAddress(picture.name, 1280, 'jpg'),
    author: source ? { '@type': 'Organization', name: source } : publisher,
    publisher,
    isBasedOn: sourceLink,
  } satisfies ArticleData;
}
