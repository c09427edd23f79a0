import { fileLimits } from '@group/content-client/contract/submissions/files';
import { readApplication } from '@group/content-client/application/application.schema';
import { newFormToken } from './spamGuard.server.ts';
import type { SubmissionService } from './submissionService.server.ts';

/** What an applicant has to fill in. */
export const applicant = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00' };

export const applicationForm = {
  kind: 'application',
  tenant: 'tabor',
  language: 'de',
  limits: fileLimits.application,
  read: readApplication,
} as const;

/** The token of a form that was opened as long ago as a person needs. */
export const openedToken = ({ secret }: SubmissionService) => newFormToken(secret, Date.now() - 10_000);

/** A form as a browser sends it. */
export function filledIn(fields: Readonly<Record<string, string>>, ...files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('files', file);
  return form;
}
