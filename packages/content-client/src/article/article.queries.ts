import { article } from '../contract/content/article.ts';
import { entriesWithin, entryQuery } from '../gateway/entryRequests.ts';
import type { ContentQuery } from '../gateway/query.ts';
import type { ListPage } from '../listPage.ts';
import { type Article, parseArticle, parseArticles, parseArticlesPage } from './article.schema.ts';

const articlesOfPage = 12;

/** A stable order within a day, so that no article is missing between two pages. */
const newestFirst = 'date:desc,documentId:asc';

/**
 * The tenant's newest articles, newest first.
 * @param count how many at most, 1 to 12
 */
export function newestArticlesQuery(count: number): ContentQuery<Article[]> {
  return {
    type: article.pluralName,
    request: (scope) =>
      entriesWithin(article.pluralName, 'tenant', scope, {
        sort: newestFirst,
        'pagination[pageSize]': String(count),
      }),
    parse: parseArticles,
    valueWhen404: [],
  };
}

/**
 * A page of the tenant's articles, newest first.
 * @param page from 1; a page past the last is empty
 */
export function articlesPageQuery(page: number): ContentQuery<ListPage<Article>> {
  return {
    type: 'articles-page',
    request: (scope) =>
      entriesWithin(article.pluralName, 'tenant', scope, {
        sort: newestFirst,
        'pagination[page]': String(page),
        'pagination[pageSize]': String(articlesOfPage),
      }),
    parse: parseArticlesPage,
    valueWhen404: { entries: [], total: 0, pages: 0 },
    isCacheable: ({ pages }) => page === 1 || page <= pages,
  };
}

/** One of the tenant's articles; `null` where the id is unknown. */
export const articleQuery = (id: string) => entryQuery(article, 'tenant', id, parseArticle);
