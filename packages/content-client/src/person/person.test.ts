import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../wire/problem.ts';
import { peopleFixture, wirePeopleFixture } from './person.fixture.ts';
import { peopleQuery } from './person.queries.ts';

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

  it('omits and reports a person without a role, and logs no name', () => {
    const problems: ContentProblem[] = [];
    const withoutRole = { id: 'x', attributes: { name: 'Ohne Funktion', role: '' } };
    const body = { data: [withoutRole, ...wirePeopleFixture.data] };
    expect(peopleQuery.parse(body, (problem) => problems.push(problem))).toEqual(peopleFixture);
    expect(problems.map(({ field }) => field)).toEqual(['data.0.attributes.role']);
    expect(JSON.stringify(problems)).not.toContain('Ohne Funktion');
  });
});
