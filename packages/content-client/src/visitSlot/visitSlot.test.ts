import { describe, expect, it } from 'vitest';
import { visitSlotsFixture, wireVisitSlotsFixture } from './visitSlot.fixture.ts';
import { visitSlotsQuery } from './visitSlot.queries.ts';
import { parsedBy } from '../wire/wire.fixture.ts';

describe('visitSlotsQuery', () => {
  it('requests those of one tenant', () => {
    expect(visitSlotsQuery.request({ tenant: 'tabor', locale: 'de-CH' })).toMatchObject({
      path: 'visit-slots',
      // A house keeps the slots that are over: the latest ones count.
      search: { 'filters[company][key]': 'tabor', sort: 'startsAt:desc', 'pagination[pageSize]': '500' },
    });
  });

  it('parses what is set', () => {
    expect(visitSlotsFixture).toMatchObject([
      { occasion: 'visit', house: 'haupthaus-am-see', closed: false },
      { occasion: 'trialDay', place: 'Büro der Berufsbildung', repeatsUntil: undefined, closed: false },
    ]);
  });

  it('omits a slot without a beginning and names the field', () => {
    const broken = { id: 'v3', attributes: { title: 'Führung', occasion: 'visit', minutes: 60, capacity: 1 } };
    expect(parsedBy(visitSlotsQuery, { data: [broken, ...wireVisitSlotsFixture.data] })).toEqual({
      parsed: visitSlotsFixture,
      fields: ['data.0.attributes.startsAt'],
    });
  });
});
