import type { ContentQuery } from '../gateway/query.ts';
import { parseDocument } from '../wire/parse.ts';
import { wireDirectory, wireMails } from './account.schema.ts';

/** Whether staff may sign in with the company's directory; the same for all tenants. */
export const directoryQuery: ContentQuery<boolean> = {
  type: 'staff-directory',
  request: () => ({ path: 'staff/directory', search: {} }),
  parse: (body) => parseDocument(wireDirectory, body).enabled,
  valueWhen404: false,
};

/** Whether the content service sends mails, as its endpoint for forgotten passwords says; the same for all tenants. */
export const mailsQuery: ContentQuery<boolean> = {
  type: 'staff-password',
  request: () => ({ path: 'staff/password', search: {} }),
  parse: (body) => parseDocument(wireMails, body).mails,
  valueWhen404: false,
};
