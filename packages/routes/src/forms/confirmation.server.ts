import { isSameSignature } from '@group/content-client/contract/sameSignature';
import { type SubmissionKind, submissionKeyPattern } from '@group/content-client/contract/submissions/fields';
import { privateTokenFor } from '@group/content-client/contract/submissions/privateLink';
import { referenceFor } from '@group/content-client/contract/submissions/reference';
import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../site/siteContext.ts';
import { sign } from './spamGuard.server.ts';
import { submissionServiceContext } from './submissionService.server.ts';

/** Query parameter with the key of a submission that was accepted, and a signature. */
const sentParameter = 'gesendet';

type Requested = Pick<LoaderFunctionArgs, 'context' | 'url'>;

const signatureOf = ({ context }: Requested, kind: SubmissionKind, key: string): string =>
  sign(context.get(submissionServiceContext).secret, `sent ${kind} ${context.get(siteContext).tenant.key} ${key}`);

/** The address of a form's page that confirms a submission. It says nothing of what was sent. */
export function confirmationAddress(requested: Requested, kind: SubmissionKind, key: string): string {
  const { pathname, searchParams } = requested.url;
  const search = new URLSearchParams(searchParams);
  search.set(sentParameter, `${key}.${signatureOf(requested, kind, key)}`);
  return `${pathname}?${search.toString()}`;
}

/**
 * The submission that the address of a form's page confirms.
 * @returns also the token of its private page, which the page must not show where it is mailed to prove an address
 */
export function confirmedSubmission(requested: Requested, kind: SubmissionKind) {
  const [key = '', signature = ''] = requested.url.searchParams.get(sentParameter)?.split('.') ?? [];
  if (!submissionKeyPattern.test(key) || !isSameSignature(signature, signatureOf(requested, kind, key)))
    return undefined;
  const { secret } = requested.context.get(submissionServiceContext);
  return { answer: { sent: referenceFor(key) }, token: privateTokenFor(secret, key) };
}
