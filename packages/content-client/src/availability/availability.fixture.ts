import { rejectProblem, wireAnswer } from '../wire/wire.fixture.ts';
import { parseAvailabilities } from './availability.schema.ts';

/** A response of `GET /api/availabilities`. */
export const wireAvailabilitiesFixture = wireAnswer(
  {
    id: 'x1haupthaus0000000000000',
    attributes: {
      house: 'haupthaus-am-see',
      longStay: 'waitingList',
      shortStay: 'free',
      dayPlace: null,
      dementiaCare: 'soon',
      apartment: null,
      statedAt: '2026-11-21T07:12:00.000Z',
    },
  },
  {
    id: 'x2gartenhaus000000000000',
    attributes: { house: 'gartenhaus', apartment: 'free', statedAt: '2026-11-10T13:00:00.000Z' },
  },
);

export const availabilitiesFixture = parseAvailabilities(wireAvailabilitiesFixture, rejectProblem);
