import type { Article } from '@group/content-client/article/article.schema';

/** What lists show of an article: no more of it reaches the browser. */
export type ArticleTeaser = Pick<Article, 'id' | 'slug' | 'title' | 'date' | 'teaser' | 'picture' | 'source'>;

export function articleTeaser({ id, slug, title, date, teaser, picture, source }: Article): ArticleTeaser {
  return { id, slug, title, date, teaser, picture, source };
}
