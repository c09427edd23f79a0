import { translatedTitle } from '@group/content-client/contract/slotTitle';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { askVisit, disownVisit, type VisitAnswer } from '@group/content-client/visit/visitPage';
import { visitSlotsQuery } from '@group/content-client/visitSlot/visitSlot.queries';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { readHouseNames } from '../../domain/houses/readHouses.server.ts';
import { type OpenVisit, visitsFor, withHouseNames } from '../../domain/visits/openVisits.ts';
import { readOpenVisits } from '../../domain/visits/readOpenVisits.server.ts';
import {
  arrivalOf,
  countNoGuess,
  doneParameter,
  forgetArrival,
  privateLinkOf,
  retryAfter,
} from '../../forms/privateLink.server.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { readSmallForm } from '../../staff/smallForm.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';

/** What a link leads to. */
export type VisitPageState =
  | { kind: 'open'; visit: VisitAnswer['visit']; houseName?: string | undefined; visits: OpenVisit[] }
  /** Accepted by this website. The content service does not have it yet, or is away. */
  | { kind: 'waiting'; reference: string }
  /** The mail with the link has reached another person. */
  | { kind: 'disowned' }
  | { kind: 'unknown' };

/** Why a form of the page changed nothing. */
export type VisitRejection = 'unchosen' | 'taken' | 'unavailable' | 'interrupted';

/** The loader of a visit's page. Every link that leads nowhere has the same answer; 503 where nobody can tell. */
export async function readVisitPage(args: LoaderFunctionArgs) {
  const { context, url } = args;
  const link = await privateLinkOf(args);
  if (url.searchParams.get(doneParameter) === 'disown') return data<VisitPageState>({ kind: 'disowned' });
  const answer = link && (await orElse(askVisit(context.get(staffContext).access, 'open', link), undefined));
  if (answer) {
    await countNoGuess(args);
    const { visit } = answer;
    const site = context.get(siteContext);
    const [open, slots, { nameOf }] = await Promise.all([
      readOpenVisits(site),
      orElse(site.read(visitSlotsQuery), []),
      readHouseNames(site),
    ]);
    const about = translatedTitle(slots, visit.about, site.scope.locale);
    const others = visitsFor(open, visit).filter(({ startsAt }) => startsAt !== visit.startsAt);
    const visits = withHouseNames(others, nameOf);
    return data<VisitPageState>({ kind: 'open', visit: { ...visit, about }, houseName: nameOf(visit.house), visits });
  }
  const arrival = link && (await arrivalOf(context.get(submissionServiceContext), link, answer === undefined));
  if (arrival) {
    await countNoGuess(args);
    return data<VisitPageState>({ kind: 'waiting', reference: arrival.reference });
  }
  if (answer === undefined) {
    await countNoGuess(args);
    throw data(null, { status: 503, headers: retryAfter });
  }
  if (link) await forgetArrival(context.get(submissionServiceContext), link);
  return data<VisitPageState>({ kind: 'unknown' }, { status: 404 });
}

const visitForms = ['cancel', 'move', 'accept', 'disown'] as const;

/** What a form of the page does. */
export type VisitForm = (typeof visitForms)[number];

const rejected = (reason: VisitRejection, status: number) =>
  data<VisitRejection>(reason, { status, headers: status === 503 ? retryAfter : {} });

/** The action of a visit's page: changes the visit, and shows it again. */
export async function changeVisit(args: ActionFunctionArgs) {
  const { request, url, context } = args;
  const link = await privateLinkOf(args);
  const form = await readSmallForm(request);
  const action = visitForms.find((each) => each === form?.get('action'));
  if (!link || !action) throw data(null, { status: 400 });
  const { pathname } = url;
  try {
    if (action === 'disown') {
      // Only what the content service proves is said to be done.
      if (!(await disownVisit(context.get(staffContext).access, link))) throw data(null, { status: 404 });
      return redirect(`${pathname}?${doneParameter}=${action}`, 303);
    }
    const slot = form?.get('slot') ?? '';
    if (action === 'move' && !slot) return rejected('unchosen', 422);
    const startsAt = form?.get('startsAt') ?? undefined;
    const answer = await askVisit(context.get(staffContext).access, action, { ...link, slot, startsAt });
    if (answer?.isTaken) return rejected('taken', 409);
    return redirect(pathname, 303);
  } catch (error) {
    if (error instanceof ContentUnavailable) return rejected('unavailable', 503);
    throw error;
  }
}
