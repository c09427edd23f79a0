import { z } from 'zod';
import { wireAttributes } from '../attributes/attributes.ts';
import { redirect } from '../contract/content/redirect.ts';
import { isSafeLink } from '../wire/link.ts';
import { entriesOf } from '../wire/parse.ts';

const wireRedirect = z
  .object({ attributes: wireAttributes(redirect.fields).omit({ company: true }) })
  .transform(({ attributes }) => attributes)
  .refine(({ from }) => from.startsWith('/') && isSafeLink(from), {
    error: 'expected a path',
    path: ['attributes', 'from'],
  })
  .refine(({ from, to }) => from !== to, {
    error: 'expected another address than the one it comes from',
    path: ['to'],
  });

/** A redirect from a former path of the site to another one, or to an external URL. */
export type Redirect = z.output<typeof wireRedirect>;

/** Parses the response of `GET /api/redirects`. */
export const parseRedirects = entriesOf(wireRedirect);
