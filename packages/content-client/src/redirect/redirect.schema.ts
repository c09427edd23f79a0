import { z } from 'zod';
import { wireCollection } from '../wire/envelope.ts';
import { flag } from '../wire/fields.ts';
import { isSafeLink, wireLink } from '../wire/link.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** A redirect from a former address. */
export interface Redirect {
  /** A path of the site, without language prefix. */
  from: string;
  /** A path of the site, or an external URL. */
  to: string;
  permanent: boolean;
}

const wireRedirect = z
  .object({
    attributes: z.object({
      from: z
        .string()
        .trim()
        .refine((path) => path.startsWith('/') && isSafeLink(path), { error: 'expected a path' }),
      to: wireLink,
      permanent: flag,
    }),
  })
  .transform(({ attributes }): Redirect => attributes)
  .refine(({ from, to }) => from !== to, {
    error: 'expected another address than the one it comes from',
    path: ['to'],
  });

/** Parses the response of `GET /api/redirects`. */
export function parseRedirects(body: unknown, report: ReportProblem): Redirect[] {
  return parseEach(wireRedirect, parseDocument(wireCollection, body).data, 'data', report);
}
