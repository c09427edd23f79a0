import { describe, expect, it } from 'vitest';
import { trainingPositionsFixture, wireTrainingPositionsFixture } from './trainingPosition.fixture.ts';
import { trainingPositionsQuery } from './trainingPosition.queries.ts';
import { parsedBy, withAttributes } from '../wire/wire.fixture.ts';

describe('trainingPositionsQuery', () => {
  it('asks for those of the tenant, or of the group', () => {
    const scope = { tenant: 'tabor', locale: '' } as const;
    expect(trainingPositionsQuery('tenant').request(scope)).toMatchObject({
      path: 'training-positions',
      search: { 'filters[company][key]': 'tabor', sort: 'sortOrder:asc' },
    });
    expect(trainingPositionsQuery('group').request(scope).search).not.toHaveProperty('filters[company][key]');
  });

  it('reads what the wire contract says', () => {
    expect(trainingPositionsFixture).toMatchObject([
      { title: 'Fachfrau oder Fachmann Gesundheit', qualification: 'EFZ', duration: '3 Jahre' },
      { title: 'Köchin oder Koch', duration: undefined, body: [], picture: undefined },
    ]);
  });

  it('leaves out and reports one without a qualification', () => {
    const body = withAttributes(wireTrainingPositionsFixture, { qualification: null });
    expect(parsedBy(trainingPositionsQuery('tenant'), body)).toEqual({
      parsed: trainingPositionsFixture.slice(1),
      fields: ['data.0.attributes.qualification'],
    });
  });
});
