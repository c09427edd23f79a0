import { visitChoicePattern } from '@group/content-client/contract/submissions/fields';
import type { Disowned } from '@group/content-client/contract/passport';
import { type visitPageActions, type VisitState } from '@group/content-client/contract/visitPage';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { replyAddressOf } from '../../mail/dueMails.ts';
import { mayGet, notSent } from '../../mail/mailboxLimits.ts';
import { mailLater } from '../../mail/mailLater.ts';
import { sendsMail } from '../../mail/transport.ts';
import { visitDisowned } from '../../mail/visitMails.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';
import { isRow } from '../../strapi/row.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { linkedEntry, linkIn } from '../../content/linkedEntry.ts';
import { freeSeat, lockVisit, offeredDate } from './seats.ts';
import type { Context } from '../../strapi/context.ts';

interface Entry extends Omit<VisitState, 'about' | 'house'> {
  id: number;
  documentId: string;
  about: string | null;
  house: string | null;
  persons: string | null;
  seat: string | null;
  language: string | null;
  email: string | null;
  company: { id: number; key: string; name: string };
}

const uid = uidOf('visit');

async function visitOf(strapi: Core.Strapi, { request }: Context): Promise<Entry | null> {
  const link = linkIn(request.body);
  return link ? linkedEntry(strapi, 'visit', link, ['company']) : null;
}

function stateOf({ reference, stage, startsAt, minutes, occasion, about, place, house }: Entry): VisitState {
  // What somebody typed is nothing for a stranger.
  const offered = stage === 'new' || stage === 'full' ? '' : (about ?? '');
  return { reference, stage, startsAt, minutes, occasion, about: offered, place, house: house ?? '' };
}

/** Answers with the visit as it is now. A link that leads nowhere, and one of another house, have the same answer. */
async function answerVisit(strapi: Core.Strapi, ctx: Context, status = 200): Promise<void> {
  const visit = await visitOf(strapi, ctx);
  answer(ctx, visit ? status : 404, visit ? stateOf(visit) : {});
}

const isAhead = ({ startsAt }: Entry): boolean => startsAt === null || Date.parse(startsAt) > Date.now();

const record = (strapi: Core.Strapi, { documentId }: Entry, action = 'visit.change'): Promise<void> =>
  appendAudit(strapi, { action, actor: 'visitor', subject: `visit ${documentId}` });

async function change(strapi: Core.Strapi, { documentId }: Entry, data: Record<string, unknown>): Promise<void> {
  await strapi.documents(uid).update({ documentId, data });
}

/** What a change by its visitor stores of its mail: that none is due, once their mailbox got enough of them. */
const mailAbout = async (strapi: Core.Strapi, { email }: Entry) =>
  (await mayGet(strapi, 'change', email)) ? {} : { receiptDue: false };

async function changeAndRecord(
  strapi: Core.Strapi,
  visit: Entry,
  data: Record<string, unknown>,
  action?: string,
): Promise<void> {
  await change(strapi, visit, data);
  await record(strapi, visit, action);
}

async function cancel(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const visit = await visitOf(strapi, ctx);
  if (visit && visit.stage !== 'cancelled' && isAhead(visit))
    await changeAndRecord(strapi, visit, { stage: 'cancelled', ...(await mailAbout(strapi, visit)) });
  return answerVisit(strapi, ctx);
}

/** Whether the page that a form comes from showed the visit at this date: without script, it may be hours old. */
function isSeen({ request: { body } }: Context, { startsAt }: Entry): boolean {
  // Former versions of the websites do not say.
  if (!isRow(body) || typeof body.startsAt !== 'string') return true;
  return Date.parse(body.startsAt) === Date.parse(startsAt ?? '');
}

/** Confirms the date that the house has proposed, unless it has proposed another meanwhile. */
async function accept(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const visit = await visitOf(strapi, ctx);
  if (visit?.stage === 'proposed' && isAhead(visit) && isSeen(ctx, visit))
    await changeAndRecord(strapi, visit, { stage: 'confirmed', ...(await mailAbout(strapi, visit)) });
  return answerVisit(strapi, ctx);
}

/** The mail reached another person: the visit loses its address and the link, which that person has. The house is told. */
async function disown(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const visit = await visitOf(strapi, ctx);
  if (!visit) return answerVisit(strapi, ctx);
  await changeAndRecord(strapi, visit, { email: '', privateToken: null, linkHash: null }, 'visit.disown');
  const house = sendsMail() ? await replyAddressOf(strapi, visit.company) : undefined;
  if (house) mailLater(strapi, { ...visitDisowned(visit), to: house });
  answer(ctx, 200, { disowned: true } satisfies Disowned);
}

/** Whether the visit has a seat at another date now; it keeps its former one otherwise. */
async function moveTo(strapi: Core.Strapi, visit: Entry, choice: string): Promise<boolean> {
  const offered = await offeredDate(strapi, choice, visit.company.id);
  if (!offered) return false;
  const mail = await mailAbout(strapi, visit);
  const isMoved = await strapi.db.transaction(async () => {
    await lockVisit(strapi, visit.documentId);
    const free = await freeSeat(strapi, visit, offered);
    if (!free) return false;
    await change(strapi, visit, { ...free, stage: 'confirmed', slot: choice, ...mail });
    return true;
  });
  await (isMoved ? record(strapi, visit) : notSent(strapi, 'change', visit.email));
  return isMoved;
}

async function move(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const visit = await visitOf(strapi, ctx);
  const slot = isRow(ctx.request.body) ? ctx.request.body.slot : undefined;
  const isMoved =
    visit && typeof slot === 'string' && visitChoicePattern.test(slot) && (await moveTo(strapi, visit, slot));
  return answerVisit(strapi, ctx, isMoved ? 200 : 409);
}

const actions: Readonly<Record<(typeof visitPageActions)[number], Endpoints[string]>> = {
  open: (strapi, ctx) => answerVisit(strapi, ctx),
  cancel,
  move,
  accept,
  disown,
};

/** For the holder of a link; each answers with the visit, or 404. `move` answers 409 if the date is not free. */
export const visitPageEndpoints: Endpoints = Object.fromEntries(
  Object.entries(actions).map(([name, action]) => [`POST /visit-page/${name}`, action]),
);
