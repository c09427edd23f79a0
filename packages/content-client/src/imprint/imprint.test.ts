import { describe, expect, it } from 'vitest';
import { ContentShapeError } from '../wire/problem.ts';
import { parsedBy, rejectProblem, withAttributes } from '../wire/wire.fixture.ts';
import { imprintFixture, wireImprintsFixture } from './imprint.fixture.ts';
import { imprintQuery } from './imprint.queries.ts';

const parse = (attributes: Record<string, unknown>) =>
  parsedBy(imprintQuery, withAttributes(wireImprintsFixture, attributes));

describe('imprintQuery', () => {
  it('reads what the wire contract says', () => {
    expect(imprintFixture).toMatchObject({
      companyName: 'Alterszentrum Tabor AG',
      authorizedRepresentatives: [
        { name: 'Ursina Beispiel', role: 'Geschäftsleiterin' },
        { name: 'Beat Muster', role: undefined },
      ],
      registrationNumber: 'CHE-000.000.000',
      disclaimers: [{ type: 'paragraph' }],
    });
  });

  it('says that there is none yet', () => {
    expect(imprintQuery.parse({ data: [] }, rejectProblem)).toBeNull();
  });

  it('leaves out and reports a representative without a name', () => {
    const { parsed, fields } = parse({ authorizedRepresentatives: [{ role: 'x' }, { name: 'Beat Muster' }] });
    expect(parsed?.authorizedRepresentatives).toEqual([{ name: 'Beat Muster' }]);
    expect(fields).toEqual(['authorizedRepresentatives.0.name']);
  });

  it('cannot do without the company', () => {
    expect(() => parse({ companyName: null })).toThrow(ContentShapeError);
  });
});
