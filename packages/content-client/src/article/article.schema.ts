import { z } from 'zod';
import { optionalPicture, type Picture } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
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
}

const wireArticle = z
  .object({
    id: z.union([z.number(), z.string()]).transform(String),
    attributes: z.object({
      title: z.string().trim().min(1),
      slug: z.string().trim().min(1),
      date: z.iso.date(),
      teaser: z.string().trim(),
      picture: optionalPicture,
      body: wireRichText,
    }),
  })
  .transform(({ id, attributes }): Article => ({ id, ...attributes }));

/** Reads the answer of `GET /api/articles`. */
export function parseArticles(body: unknown, report: ReportProblem): Article[] {
  return parseEach(wireArticle, parseDocument(wireCollection, body).data, 'data', report);
}
