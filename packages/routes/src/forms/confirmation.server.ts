import type { SubmissionKind } from '@group/content-client/contract/submissions/fields';
import { defaults, seal, unseal } from 'iron-webcrypto';
import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../site/siteContext.ts';
import { isAnswer, type Sent } from './formAnswer.ts';
import { sign } from './spamGuard.server.ts';
import { submissionServiceContext } from './submissionService.server.ts';

/** Query parameter with the encrypted answer to a form that was accepted. */
const sentParameter = 'gesendet';

/** For a reload and the way back: who finds the address later, on a shared computer, must not find the private page. */
const linkShownMs = 30 * 60_000;

/** After a day, the address shows the form: browsers suggest it to who wants to write again. */
const sealOptions = { ...defaults, ttl: 24 * 60 * 60_000 };

type Requested = Pick<LoaderFunctionArgs, 'context' | 'url'>;

const secretOf = ({ context }: Requested, kind: SubmissionKind): string =>
  sign(context.get(submissionServiceContext).secret, `sent ${kind} ${context.get(siteContext).tenant.key}`);

/** The address of a form's page that confirms a submission. Only this website can read it. */
export async function confirmationAddress(requested: Requested, kind: SubmissionKind, answer: Sent): Promise<string> {
  const { pathname, searchParams } = requested.url;
  const search = new URLSearchParams(searchParams);
  search.set(sentParameter, await seal({ answer, sentAt: Date.now() }, secretOf(requested, kind), sealOptions));
  return `${pathname}?${search.toString()}`;
}

interface Confirmed {
  /** At first with the link to the private page. */
  answer: Sent;
  /** That link, also when the page must not show it any more. */
  link: string | undefined;
}

/** The submission of the last day that the address of a form's page confirms. */
export async function confirmedSubmission(requested: Requested, kind: SubmissionKind): Promise<Confirmed | undefined> {
  const sealed = requested.url.searchParams.get(sentParameter);
  if (!sealed) return undefined;
  const content = await unseal(sealed, secretOf(requested, kind), sealOptions).catch(() => undefined);
  const { answer, sentAt }: { answer?: unknown; sentAt?: unknown } = Object(content);
  if (!isAnswer(answer) || answer.sent === undefined) return undefined;
  const isShown = Date.now() - Number(sentAt) < linkShownMs;
  return { answer: isShown ? answer : { ...answer, link: undefined }, link: answer.link };
}
