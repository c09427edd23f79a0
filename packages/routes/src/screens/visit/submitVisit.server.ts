import { setTimeout as sleep } from 'node:timers/promises';
import type { VisitState } from '@group/content-client/contract/visitPage';
import { readVisit } from '@group/content-client/visit/visit.schema';
import { askVisit } from '@group/content-client/visit/visitPage';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { readHouseNames } from '../../domain/houses/readHouses.server.ts';
import { confirmedSubmission } from '../../forms/confirmation.server.ts';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { submitPageForm } from '../../forms/submitForm.server.ts';
import { paths } from '../../site/paths.ts';
import { orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';

/** The answer to the form: also what the content service has decided meanwhile. */
export type VisitAnswer = FormAnswer & {
  visit?: VisitState | undefined;
  /** Of the house of the visit, if there are several. */
  houseName?: string | undefined;
};

/** How long the answer to a form waits for the content service, which alone promises a date. */
const decisionTimeoutMs = 1_500;

const pollIntervalMs = 50;

/** What the content service has decided about a visit; undefined while it has not, or cannot be asked. */
async function decisionOn({ context }: Pick<LoaderFunctionArgs, 'context'>, token: string) {
  const outbox = await context
    .get(submissionServiceContext)
    .outbox()
    .catch(() => undefined);
  for (let waitedMs = 0; outbox?.arrivalOf(token)?.waits; waitedMs += pollIntervalMs) {
    if (waitedMs >= decisionTimeoutMs) return undefined;
    await sleep(pollIntervalMs);
  }
  const link = { token, company: context.get(siteContext).tenant.key };
  const answer = orElse(askVisit(context.get(staffContext).access, 'open', link), undefined);
  return (await Promise.race([answer, sleep(decisionTimeoutMs, undefined)]))?.visit;
}

export const submitVisit = (args: ActionFunctionArgs) =>
  submitPageForm(args, {
    kind: 'visit',
    read: (fields) => readVisit(fields),
    privatePage: (token) => paths.visitPage.href({ token }),
  });

/** The visit that the address of the page confirms, with what the content service has decided meanwhile. */
export async function readConfirmation(args: LoaderFunctionArgs): Promise<VisitAnswer | undefined> {
  const confirmed = await confirmedSubmission(args, 'visit');
  if (!confirmed?.link) return confirmed?.answer;
  const { answer, link } = confirmed;
  const [visit, { nameOf }] = await Promise.all([
    decisionOn(args, link.slice(link.lastIndexOf('/') + 1)),
    readHouseNames(args.context.get(siteContext)),
  ]);
  return { ...answer, visit, houseName: nameOf(visit?.house) };
}
