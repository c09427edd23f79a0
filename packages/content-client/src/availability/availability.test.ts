import { describe, expect, it } from 'vitest';
import { availabilitiesFixture, wireAvailabilitiesFixture } from './availability.fixture.ts';
import { availabilitiesQuery } from './availability.queries.ts';
import { parsedBy } from '../wire/wire.fixture.ts';

describe('availabilitiesQuery', () => {
  it('requests those of one tenant or of all', () => {
    const scope = { tenant: 'tabor', locale: 'de-CH' } as const;
    const tenantFilter = { 'filters[company][key]': 'tabor' };
    expect(availabilitiesQuery('tenant').request(scope)).toMatchObject({
      path: 'availabilities',
      search: tenantFilter,
    });
    expect(availabilitiesQuery('group').request(scope).search).not.toHaveProperty('filters[company][key]');
  });

  it('parses the states of offers', () => {
    expect(availabilitiesFixture).toMatchObject([
      { house: 'haupthaus-am-see', longStay: 'waitingList', shortStay: 'free', dementiaCare: 'soon' },
      { house: 'gartenhaus', apartment: 'free' },
    ]);
  });

  it('omits a house with an unknown state and names the field', () => {
    const broken = { id: 'x3', attributes: { house: 'anbau', longStay: 'full', statedAt: '2026-11-21T07:12:00.000Z' } };
    expect(parsedBy(availabilitiesQuery('tenant'), { data: [broken, ...wireAvailabilitiesFixture.data] })).toEqual({
      parsed: availabilitiesFixture,
      fields: ['data.0.attributes.longStay'],
    });
  });
});
