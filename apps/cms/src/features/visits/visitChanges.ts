import type { VisitStage } from '@group/content-client/contract/submissions/stages';
import type { VisitState } from '@group/content-client/contract/visitPage';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from '../../content/content-types.ts';
import { sendDueMails } from '../../mail/dueMails.ts';
import { sendsMail } from '../../mail/transport.ts';
import { afterCommit } from '../../strapi/afterCommit.ts';
import { currentUser } from '../../strapi/currentUser.ts';
import { documentIdIn } from '../../strapi/row.ts';
import { countStranded, enteredDate, freeSeat, lockVisit, offeredDate } from './seats.ts';

const visit = uidOf('visit');

interface Visit extends Pick<VisitState, 'stage' | 'occasion' | 'place' | 'startsAt' | 'minutes'> {
  id: number;
  house: string | null;
  persons: string | null;
  slot: string | null;
  sequence: number | null;
  language: string | null;
  company: { id: number } | null;
}

const visitOf = (strapi: Core.Strapi, documentId: unknown): Promise<Visit | null> =>
  strapi.db.query(visit).findOne({ where: { documentId }, populate: ['company'] });

/** Confirms a new visit if enough seats are left at the chosen date, in the transaction that stores it. */
async function promiseDate(strapi: Core.Strapi, documentId: unknown): Promise<void> {
  const stored = await visitOf(strapi, documentId);
  if (!stored?.slot || !stored.company) return;
  const offered = await offeredDate(strapi, stored.slot, stored.company.id);
  const promised = offered && (await freeSeat(strapi, stored, offered));
  const stage: VisitStage = promised ? 'confirmed' : 'full';
  await strapi.db.query(visit).update({ where: { id: stored.id }, data: { stage, ...promised } });
}

/** The seat at a date that the house enters, and where it is, unless the visit says so; null where no slot offers it. */
async function enteredSeat(strapi: Core.Strapi, visitAfter: Visit, startsAt: string) {
  const entered = await enteredDate(strapi, visitAfter, startsAt);
  if (!entered) return { seat: null };
  const free = await freeSeat(strapi, visitAfter, entered);
  if (free) return { seat: free.seat, house: free.house, place: visitAfter.place || free.place };
  throw new errors.ValidationError(
    'An diesem Besuchstermin sind nicht mehr genug Plätze frei. Bitte einen anderen eintragen oder dort «Personen» erhöhen.',
  );
}

/**
 * A changed stage, and a changed date, place or duration of a date that is agreed, is mailed as a new version of the
 * invitation. Another date leaves the seat of the former one.
 */
async function completeChange(strapi: Core.Strapi, documentId: unknown, data: Record<string, unknown>): Promise<void> {
  await lockVisit(strapi, documentId);
  const before = await visitOf(strapi, documentId);
  if (!before) return;
  const { stage = before.stage, startsAt = before.startsAt, place = before.place, minutes = before.minutes } = data;
  const hasDate = stage === 'confirmed' || stage === 'proposed';
  if (hasDate && !startsAt)
    throw new errors.ValidationError('Bitte zuerst den Termin eintragen, dann bestätigen oder vorschlagen.');
  const isMoved = Date.parse(String(startsAt)) !== Date.parse(String(before.startsAt));
  if (isMoved && Date.parse(String(startsAt)) <= Date.now())
    throw new errors.ValidationError('Dieser Termin ist schon vorbei.');
  const isDifferent = isMoved || (place || null) !== (before.place || null) || minutes !== before.minutes;
  if (stage === before.stage && !(hasDate && isDifferent)) return;
  const due = sendsMail() && (hasDate || stage === 'cancelled');
  const isNewDate = isMoved || (before.stage !== 'confirmed' && before.stage !== 'proposed');
  Object.assign(data, {
    sequence: (before.sequence ?? 0) + 1,
    reminded: false,
    // What visitors change themselves, they see on their page: their mails are limited.
    receiptDue: due && (currentUser(strapi) !== undefined || data.receiptDue !== false),
    notificationDue: due,
    ...(!hasDate && { seat: null }),
    // What a visitor has moved brings its own.
    ...(hasDate &&
      isNewDate &&
      !('seat' in data) &&
      (await enteredSeat(strapi, { ...before, ...data }, String(startsAt)))),
  });
}

/** Rejects a change of a slot that would leave visits at dates of which it says nothing, and offer their seats again. */
async function requireDates(strapi: Core.Strapi, documentId: string): Promise<void> {
  const stranded = await countStranded(strapi, documentId);
  if (stranded === 0) return;
  throw new errors.ValidationError(
    `Zu den bisherigen Terminen sind noch Besuche angemeldet (${stranded}). Bitte diese zuerst unter «Besuche» verschieben oder absagen, oder diesen Besuchstermin schliessen und einen neuen anlegen.`,
  );
}

/** Decides on new visits, and follows every change of visits and slots. */
export function keepVisits(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context;
    if (!['create', 'update', 'delete'].includes(action) || (uid !== visit && uid !== uidOf('visit-slot')))
      return next();
    const isVisit = uid === visit;
    const result = await strapi.db.transaction(async () => {
      if (isVisit && action === 'update') await completeChange(strapi, params.documentId, params.data ?? {});
      const stored = await next();
      if (isVisit && action === 'create') await promiseDate(strapi, documentIdIn(stored));
      const slot = isVisit || action === 'create' ? undefined : documentIdIn(params);
      if (slot !== undefined) await requireDates(strapi, slot);
      return stored;
    });
    if (isVisit && action === 'update')
      await afterCommit(strapi, 'mails about a visit were not sent', async () => void sendDueMails(strapi));
    return result;
  });
}
