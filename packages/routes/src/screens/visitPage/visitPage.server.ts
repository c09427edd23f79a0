import { translatedTitle } from '@group/content-client/contract/slotTitle';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { askVisit, disownVisit, type VisitAnswer } from '@group/content-client/visit/visitPage';
import { visitSlotsQuery } from '@group/content-client/visitSlot/visitSlot.queries';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { readHouseNames } from '../../domain/houses/readHouses.server.ts';
import { type OpenVisit, visitsFor, withHouseNames } from '../../domain/visits/openVisits.ts';
import { readOpenVisits } from '../../domain/visits/readOpenVisits.server.ts';
import { doneParameter, privateLinkOf, readPrivatePage } from '../../forms/privateLink.server.ts';
import { initOf } from '../../forms/submitForm.server.ts';
import type { UnopenedState } from '../../forms/usePrivatePage.ts';
import { orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { readSmallForm } from '../../staff/smallForm.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';

/** A visit as its page shows it: one whose time has come is neither accepted nor cancelled any more. */
type ShownVisit = Omit<VisitAnswer['visit'], 'stage'> & { stage: VisitAnswer['visit']['stage'] | 'begun' };

/** What a link leads to. */
export type VisitPageState =
  | { kind: 'open'; visit: ShownVisit; houseName?: string | undefined; visits: OpenVisit[] }
  | UnopenedState;

/** Why a form of the page changed nothing. */
export type VisitRejection = 'unchosen' | 'taken' | 'unavailable' | 'interrupted';

/** The loader of a visit's page. */
export function readVisitPage(args: LoaderFunctionArgs) {
  const { context } = args;
  return readPrivatePage(args, {
    disowned: 'disown' satisfies VisitForm,
    ask: (link) => askVisit(context.get(staffContext).access, 'open', link),
    async show({ visit }): Promise<VisitPageState> {
      const site = context.get(siteContext);
      const [open, slots, { nameOf }] = await Promise.all([
        readOpenVisits(site),
        orElse(site.read(visitSlotsQuery), []),
        readHouseNames(site),
      ]);
      const about = translatedTitle(slots, visit.about, site.scope.locale);
      // A date without a house is for all of them.
      const isOwn = ({ startsAt, house }: OpenVisit): boolean =>
        visit.stage !== 'cancelled' && startsAt === visit.startsAt && (!house || house === visit.house);
      const others = visitsFor(open, visit).filter((each) => !isOwn(each));
      const visits = withHouseNames(others, nameOf);
      const hasBegun = visit.startsAt !== null && Date.parse(visit.startsAt) <= Date.now();
      const stage = hasBegun && visit.stage !== 'cancelled' ? 'begun' : visit.stage;
      return { kind: 'open', visit: { ...visit, about, stage }, houseName: nameOf(visit.house), visits };
    },
  });
}

const visitForms = ['cancel', 'move', 'accept', 'disown'] as const;

/** What a form of the page does. */
export type VisitForm = (typeof visitForms)[number];

const rejected = (reason: VisitRejection, status: number) => data<VisitRejection>(reason, initOf(status));

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
