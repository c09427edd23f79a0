import { z } from 'zod';
import { optionalPicture, type Picture } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { wireCollection, wirePagedCollection } from '../wire/envelope.ts';
import { optionalLink, optionalText, requiredText, wireId } from '../wire/fields.ts';
import { parseDocument, parseEach, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** News, or a contribution of the media list. */
export interface Article {
  id: string;
  slug: string;
  title: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  teaser: string;
  picture?: Picture | undefined;
  body: RichText;
  /** The original publisher, for example a newspaper, and its link. */
  source?: string | undefined;
  sourceLink?: string | undefined;
}

/** One page of the media list. */
export interface ArticlesPage {
  articles: Article[];
  /** Number of articles on all pages. */
  total: number;
  pages: number;
}

const wireArticle = z
  .object({
    id: wireId,
    attributes: z.object({
      title: requiredText,
      slug: requiredText,
      date: z.iso.date(),
      teaser: z.string().trim(),
      picture: optionalPicture,
      body: wireRichText,
      source: optionalText,
      sourceLink: optionalLink,
    }),
  })
  .transform(({ id, attributes }): Article => ({ id, ...attributes }));

/** Parses the response of `GET /api/articles`. */
export function parseArticles(body: unknown, report: ReportProblem): Article[] {
  return parseEach(wireArticle, parseDocument(wireCollection, body).data, 'data', report);
}

/** Parses one page of the response of `GET /api/articles`. */
export function parseArticlesPage(body: unknown, report: ReportProblem): ArticlesPage {
  const { data, meta } = parseDocument(wirePagedCollection, body);
  const { total, pageCount } = meta.pagination;
  return { articles: parseEach(wireArticle, data, 'data', report), total, pages: pageCount };
}

/** Parses the response of `GET /api/articles?filters[documentId]=…`. */
export function parseArticle(body: unknown): Article | null {
  return parseFirst(wireArticle, body);
}
