import { widerPrefixes } from '@group/content-client/contract/ipPrefix';
import { isPrivateToken, type PrivateLink } from '@group/content-client/contract/submissions/privateLink';
import { data, type LoaderFunctionArgs } from 'react-router';
import { clientIpPrefix } from '../site/clientIpPrefix.ts';
import { orElse } from '../site/readContent.server.ts';
import { siteContext } from '../site/siteContext.ts';
import { type SubmissionService, submissionServiceContext } from './submissionService.server.ts';
import { retryAfter, tryConsume } from './submitForm.server.ts';
import type { UnopenedState } from './usePrivatePage.ts';

/** Query parameter that names what was done, after the redirect that follows a form of a private page. */
export const doneParameter = 'erledigt';

type Opening = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

const openerOf = ({ request }: Opening): string => `private page ${widerPrefixes(clientIpPrefix(request)).customer}`;

/**
 * The link by which a private page was opened; null where the address cannot be one. Throws 429 to a network that opens
 * pages like a program that guesses.
 */
export async function privateLinkOf(opening: Opening): Promise<PrivateLink | null> {
  const { params, context } = opening;
  const { arrivals } = context.get(submissionServiceContext);
  if (!(await tryConsume(arrivals, openerOf(opening)))) throw data(null, { status: 429, headers: retryAfter });
  const { token } = params;
  return isPrivateToken(token) ? { token, company: context.get(siteContext).tenant.key } : null;
}

/** A page that renews itself is opened often: a link that leads somewhere does not count as a guess. */
async function countNoGuess(opening: Opening): Promise<void> {
  await opening.context.get(submissionServiceContext).arrivals.reward(openerOf(opening), 1);
}

/**
 * What this website has accepted under a link that the content service does not know, or that it cannot be asked for. What
 * was delivered is known there, unless it has been erased since.
 */
async function arrivalOf(submissions: SubmissionService, { token }: PrivateLink, isAway: boolean) {
  const outbox = await submissions.outbox().catch(() => undefined);
  const arrival = outbox?.arrivalOf(token);
  return isAway || arrival?.waits ? arrival : undefined;
}

/** What is erased must not be said to be safe here the next time that the content service is away. */
export const forgetArrival = (submissions: SubmissionService, { token }: PrivateLink): Promise<void> =>
  submissions.outbox().then(
    (outbox) => outbox.forgetLink(token),
    () => {},
  );

interface PrivatePage<Answer, State> {
  /** The value of {@link doneParameter} after which the link leads nowhere. */
  disowned: string;
  ask(this: void, link: PrivateLink): Promise<Answer | null>;
  show(this: void, answer: Answer, link: PrivateLink): Promise<State>;
}

/**
 * What a private page shows. All links that lead nowhere get the same answer. Throws a 503 if neither the content service
 * nor the outbox knows the link while the service is away.
 */
export async function readPrivatePage<Answer extends object, State>(
  args: LoaderFunctionArgs,
  { disowned, ask, show }: PrivatePage<Answer, State>,
) {
  const link = await privateLinkOf(args);
  if (args.url.searchParams.get(doneParameter) === disowned) return data<UnopenedState>({ kind: 'disowned' });
  if (!link) return data<UnopenedState>({ kind: 'unknown' }, { status: 404 });
  const answer = await orElse(ask(link), undefined);
  if (answer) {
    await countNoGuess(args);
    return data(await show(answer, link));
  }
  const submissions = args.context.get(submissionServiceContext);
  const arrival = await arrivalOf(submissions, link, answer === undefined);
  if (arrival || answer === undefined) await countNoGuess(args);
  if (arrival) {
    const { reference, acceptedAt } = arrival;
    return data<UnopenedState>({ kind: 'waiting', reference, acceptedAt: new Date(acceptedAt).toISOString() });
  }
  if (answer === undefined) throw data(null, { status: 503, headers: retryAfter });
  await forgetArrival(submissions, link);
  return data<UnopenedState>({ kind: 'unknown' }, { status: 404 });
}
