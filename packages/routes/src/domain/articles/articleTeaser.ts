import type { Article } from '@group/content-client/article/article.schema';

/** The fields of an article that lists show; the others are not sent to the browser. */
export type ArticleTeaser = Pick<Article, 'id' | 'slug' | 'title' | 'date' | 'teaser' | 'picture' | 'source'>;

export function articleTeaser({ id, slug, title, date, teaser, picture, source }: Article): ArticleTeaser {
  return { id, slug, title, date, teaser, picture, source };
}
