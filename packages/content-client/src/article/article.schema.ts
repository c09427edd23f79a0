import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { article } from '../contract/content/article.ts';
import { wirePagedCollection } from '../wire/envelope.ts';
import { entriesOf, parseDocument, parseEach, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

// Which organisation it belongs to is known from the query.
const wireArticle = wireEntryOf(wireAttributes(article.fields).omit({ company: true }));

/** News, or a contribution of the media list. `date` is a day, `YYYY-MM-DD`. */
export type Article = z.output<typeof wireArticle>;

/** One page of the media list. */
export interface ArticlesPage {
  articles: Article[];
  /** Number of articles on all pages. */
  total: number;
  pages: number;
}

/** Parses the response of `GET /api/articles`. */
export const parseArticles = entriesOf(wireArticle);

/** Parses one page of the response of `GET /api/articles`. */
export function parseArticlesPage(body: unknown, report: ReportProblem): ArticlesPage {
  const { data, meta } = parseDocument(wirePagedCollection, body);
  const { total, pageCount } = meta.pagination;
  return { articles: parseEach(wireArticle, data, 'data', report), total, pages: pageCount };
}

/** Parses the response of `GET /api/articles?filters[documentId]=…`. */
export const parseArticle = (body: unknown): Article | null => parseFirst(wireArticle, body);
