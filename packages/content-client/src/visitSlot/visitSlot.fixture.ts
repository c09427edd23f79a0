import { rejectProblem, wireAnswer } from '../wire/wire.fixture.ts';
import { parseVisitSlots } from './visitSlot.schema.ts';

/** A response of `GET /api/visit-slots`. */
export const wireVisitSlotsFixture = wireAnswer(
  {
    id: 'v1fuehrung00000000000000',
    attributes: {
      title: 'Führung durchs Haus',
      occasion: 'visit',
      house: 'haupthaus-am-see',
      startsAt: '2026-11-25T13:00:00.000Z',
      repeatsUntil: '2099-12-31',
      minutes: 60,
      capacity: 4,
      place: null,
      closed: false,
      full: '2026-12-02T13:00:00.000Z',
    },
  },
  {
    id: 'v2schnuppern000000000000',
    attributes: {
      title: 'Fachfrau / Fachmann Gesundheit',
      titleFr: 'Assistante ou assistant en soins et santé',
      occasion: 'trialDay',
      startsAt: '2026-12-03T07:00:00.000Z',
      repeatsUntil: null,
      minutes: 480,
      capacity: 1,
      place: 'Büro der Berufsbildung',
    },
  },
);

export const visitSlotsFixture = parseVisitSlots(wireVisitSlotsFixture, rejectProblem);
