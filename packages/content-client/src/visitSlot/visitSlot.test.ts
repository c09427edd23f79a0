import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../wire/problem.ts';
import { visitSlotsFixture, wireVisitSlotsFixture } from './visitSlot.fixture.ts';
import { visitSlotsQuery } from './visitSlot.queries.ts';

describe('visitSlotsQuery', () => {
  it('requests those of one tenant', () => {
    expect(visitSlotsQuery.request({ tenant: 'tabor', locale: 'de-CH' })).toMatchObject({
      path: 'visit-slots',
      search: { 'filters[company][key]': 'tabor' },
    });
  });

  it('parses what is set', () => {
    expect(visitSlotsFixture).toMatchObject([
      { occasion: 'visit', house: 'haupthaus-am-see', closed: false },
      { occasion: 'trialDay', place: 'Büro der Berufsbildung', repeatsUntil: undefined, closed: false },
    ]);
  });

  it('omits a slot without a beginning and names the field', () => {
    const problems: ContentProblem[] = [];
    const broken = { id: 'v3', attributes: { title: 'Führung', occasion: 'visit', minutes: 60, capacity: 1 } };
    const data = [broken, ...wireVisitSlotsFixture.data];
    expect(visitSlotsQuery.parse({ data }, (problem) => problems.push(problem))).toEqual(visitSlotsFixture);
    expect(problems.map(({ field }) => field)).toEqual(['data.0.attributes.startsAt']);
  });
});
