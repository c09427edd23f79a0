import { describe, expect, it } from 'vitest';
import { peopleFixture, wirePeopleFixture } from './person.fixture.ts';
import { peopleQuery } from './person.queries.ts';
import { parsedBy } from '../wire/wire.fixture.ts';

describe('peopleQuery', () => {
  it('asks for the team of the tenant', () => {
    expect(peopleQuery.request({ tenant: 'tabor', locale: 'en' })).toMatchObject({
      path: 'people',
      search: { 'filters[company][key]': 'tabor', sort: 'sortOrder:asc', locale: 'en' },
    });
  });

  it('reads what the wire contract says', () => {
    expect(peopleFixture).toMatchObject([
      { name: 'Ursina Beispiel', department: 'Geschäftsleitung', picture: { name: 'ursina_1f2e.jpg', alt: '' } },
      { name: 'Beat Muster', role: 'Küchenchef', phone: undefined, picture: undefined },
    ]);
  });

  it('omits and reports a person without a role', () => {
    const withoutRole = { id: 'x', attributes: { name: 'Ohne Funktion', role: '' } };
    expect(parsedBy(peopleQuery, { data: [withoutRole, ...wirePeopleFixture.data] })).toEqual({
      parsed: peopleFixture,
      fields: ['data.0.attributes.role'],
    });
  });
});
