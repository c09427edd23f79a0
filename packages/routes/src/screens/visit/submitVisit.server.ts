import { setTimeout as sleep } from 'node:timers/promises';
import type { VisitState } from '@group/content-client/contract/visitPage';
import { readVisit } from '@group/content-client/visit/visit.schema';
import { askVisit } from '@group/content-client/visit/visitPage';
import { data } from 'react-router';
import { readHouseNames } from '../../domain/houses/readHouses.server.ts';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { type FormRequest, submitSiteForm } from '../../forms/submitForm.server.ts';
import { paths } from '../../site/paths.ts';
import { orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';

/** How long the answer to a form waits for the content service, which alone promises a date. */
const decisionTimeoutMs = 1_500;

const pollIntervalMs = 50;

/** What the content service has decided about a visit; undefined while it has not, or cannot be asked. */
async function decisionOn({ context }: FormRequest, token: string): Promise<VisitState | undefined> {
  const outbox = await context.get(submissionServiceContext).outbox();
  for (let waitedMs = 0; outbox.arrivalOf(token)?.waits; waitedMs += pollIntervalMs) {
    if (waitedMs >= decisionTimeoutMs) return undefined;
    await sleep(pollIntervalMs);
  }
  const link = { token, company: context.get(siteContext).tenant.key };
  const answer = orElse(askVisit(context.get(staffContext).access, 'open', link), undefined);
  return (await Promise.race([answer, sleep(decisionTimeoutMs, undefined)]))?.visit;
}

/** The answer to the form: also what the content service has decided meanwhile. */
export type VisitAnswer = FormAnswer & {
  visit?: VisitState | undefined;
  /** Of the house of the visit, if there are several. */
  houseName?: string | undefined;
};

export async function submitVisit(request: FormRequest) {
  let token = '';
  const submitted = await submitSiteForm(request, {
    kind: 'visit',
    read: (fields) => readVisit(fields),
    privatePage: (own) => {
      token = own;
      return paths.visitPage.href({ token });
    },
  });
  const visit = submitted.data.sent === undefined ? undefined : await decisionOn(request, token);
  const { nameOf } = await readHouseNames(request.context.get(siteContext));
  return data<VisitAnswer>({ ...submitted.data, visit, houseName: nameOf(visit?.house) }, submitted.init ?? {});
}
