import type { ContentQuery } from '../gateway/query.ts';
import { type Article, parseArticles } from './article.schema.ts';

/**
 * The tenant's newest articles, newest first.
 * @param count how many at most, 1 to 12
 */
export function newestArticlesQuery(count: number): ContentQuery<Article[]> {
  return {
    type: 'articles',
    request: ({ tenant, locale }) => ({
      path: 'articles',
      search: {
        'filters[company][key]': tenant,
        sort: 'date:desc',
        'pagination[pageSize]': String(count),
        populate: 'deep',
        locale,
      },
    }),
    parse: parseArticles,
    absent: [],
  };
}
