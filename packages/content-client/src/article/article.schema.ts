import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { article } from '../contract/content/article.ts';
import { entriesOf, pageOf, parseFirst } from '../wire/parse.ts';

// Which organisation it belongs to is known from the query.
const wireArticle = wireEntryOf(wireAttributes(article.fields).omit({ company: true }));

/** News, or a contribution of the media list. `date` is a day, `YYYY-MM-DD`. */
export type Article = z.output<typeof wireArticle>;

/** Parses the response of `GET /api/articles`. */
export const parseArticles = entriesOf(wireArticle);

/** Parses one page of the response of `GET /api/articles`. */
export const parseArticlesPage = pageOf(wireArticle);

/** Parses the response of `GET /api/articles?filters[documentId]=…`. */
export const parseArticle = (body: unknown): Article | null => parseFirst(wireArticle, body);
