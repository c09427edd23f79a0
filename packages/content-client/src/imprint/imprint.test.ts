import { describe, expect, it } from 'vitest';
import { type ContentProblem, ContentShapeError } from '../wire/problem.ts';
import { rejectProblem } from '../wire/wire.fixture.ts';
import { imprintFixture, wireImprintsFixture } from './imprint.fixture.ts';
import { imprintQuery } from './imprint.queries.ts';

function parse(attributes: Record<string, unknown>) {
  const problems: ContentProblem[] = [];
  const [entry] = wireImprintsFixture.data;
  const body = { data: [{ ...entry, attributes: { ...entry?.attributes, ...attributes } }] };
  return { imprint: imprintQuery.parse(body, (problem) => problems.push(problem)), problems };
}

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
    const { imprint, problems } = parse({ authorizedRepresentatives: [{ role: 'x' }, { name: 'Beat Muster' }] });
    expect(imprint?.authorizedRepresentatives).toEqual([{ name: 'Beat Muster' }]);
    expect(problems.map(({ field }) => field)).toEqual(['authorizedRepresentatives.0.name']);
  });

  it('cannot do without the company', () => {
    expect(() => parse({ companyName: null })).toThrow(ContentShapeError);
  });
});
