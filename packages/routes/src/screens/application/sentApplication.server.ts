import { defaults, seal, unseal } from 'iron-webcrypto';
import type { LoaderFunctionArgs } from 'react-router';
import { isAnswer, type Sent } from '../../forms/formAnswer.ts';
import { sign } from '../../forms/spamGuard.server.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { siteContext } from '../../site/siteContext.ts';

/** Query parameter with the encrypted answer to an application. */
const sentParameter = 'gesendet';

/** For a reload and the way back: who finds the address later, on a shared computer, must not find the applicant's page. */
const linkShownMs = 30 * 60_000;

type Requested = Pick<LoaderFunctionArgs, 'context' | 'url'>;

const secretOf = ({ context }: Requested): string =>
  sign(context.get(submissionServiceContext).secret, `sent application ${context.get(siteContext).tenant.key}`);

/** The address of the form's page that confirms an application. It can only be read by this website. */
export async function sentAddress(requested: Requested, answer: Sent): Promise<string> {
  const { pathname, searchParams } = requested.url;
  const search = new URLSearchParams(searchParams);
  search.set(sentParameter, await seal({ answer, sentAt: Date.now() }, secretOf(requested), defaults));
  return `${pathname}?${search.toString()}`;
}

/** The answer that the address of the form's page confirms, at first with the link to the applicant's page. */
export async function sentApplication(requested: Requested): Promise<Sent | undefined> {
  const sealed = requested.url.searchParams.get(sentParameter);
  if (!sealed) return undefined;
  const content = await unseal(sealed, secretOf(requested), defaults).catch(() => undefined);
  const { answer, sentAt }: { answer?: unknown; sentAt?: unknown } = Object(content);
  if (!isAnswer(answer) || answer.sent === undefined) return undefined;
  return Date.now() - Number(sentAt) < linkShownMs ? answer : { ...answer, link: undefined };
}
