import type { VisitState } from '@group/content-client/contract/visitPage';
import { visitSlotsFixture } from '@group/content-client/visitSlot/visitSlot.fixture';
import { openVisits } from './openVisits.ts';

/** The dates that are open on the first of December. */
export const openVisitsFixture = openVisits(visitSlotsFixture, Date.parse('2026-12-01T08:00:00Z'));

export const visitFixture: VisitState = {
  reference: 'K7QM-3F9X',
  stage: 'confirmed',
  startsAt: '2026-12-09T13:00:00.000Z',
  minutes: 60,
  occasion: 'visit',
  about: '',
  place: null,
  house: '',
};
