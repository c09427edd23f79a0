import type { z } from 'zod';
import type { ListPage } from '../listPage.ts';
import { wireCollection, wirePagedCollection } from './envelope.ts';
import { ContentShapeError, type ContentProblem, type ReportProblem } from './problem.ts';

function problemsOf(error: z.ZodError, field: string): ContentProblem[] {
  return error.issues.map((issue) => ({
    field: [field, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: issue.message,
  }));
}

/** Parses a document. Throws {@link ContentShapeError} with every invalid field. */
export function parseDocument<S extends z.ZodType>(schema: S, document: unknown): z.output<S> {
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  throw new ContentShapeError(problemsOf(result.error, ''));
}

/**
 * Parses the entries of a list one by one; invalid entries are reported and left out. A value that is not a list counts
 * as empty, and is reported unless it is absent.
 */
export function parseEach<S extends z.ZodType>(
  schema: S,
  entries: unknown,
  field: string,
  report: ReportProblem,
): z.output<S>[] {
  if (entries === undefined || entries === null) return [];
  if (!Array.isArray(entries)) {
    report({ field, message: 'expected a list' });
    return [];
  }
  return entries.flatMap((entry, position) => {
    const result = schema.safeParse(entry);
    if (result.success) return [result.data];
    for (const problem of problemsOf(result.error, `${field}.${position}`)) report(problem);
    return [];
  });
}

/** The parser of a collection; its invalid entries are reported and left out. */
export const entriesOf =
  <S extends z.ZodType>(schema: S) =>
  (body: unknown, report: ReportProblem): z.output<S>[] =>
    parseEach(schema, parseDocument(wireCollection, body).data, 'data', report);

/** The parser of one page of a collection; its invalid entries are reported and left out. */
export const pageOf =
  <S extends z.ZodType>(schema: S) =>
  (body: unknown, report: ReportProblem): ListPage<z.output<S>> => {
    const { data, meta } = parseDocument(wirePagedCollection, body);
    const { total, pageCount } = meta.pagination;
    return { entries: parseEach(schema, data, 'data', report), total, pages: pageCount };
  };

/**
 * Parses the first entry of a collection, or returns `null` for an empty one. Throws {@link ContentShapeError} for an
 * invalid entry, so that the cached one is served instead of a 404.
 */
export function parseFirst<S extends z.ZodType>(schema: S, body: unknown): z.output<S> | null {
  const [entry] = parseDocument(wireCollection, body).data;
  return entry === undefined ? null : parseDocument(schema, entry);
}
