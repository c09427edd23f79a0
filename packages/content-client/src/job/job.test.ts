import { describe, expect, it } from 'vitest';
import { parsedBy, rejectProblem, withAttributes } from '../wire/wire.fixture.ts';
import { jobFixture, jobsFixture, wireJobsFixture } from './job.fixture.ts';
import { jobQuery, jobsPageQuery, jobsWithIdsQuery } from './job.queries.ts';
import { isOpen } from './job.schema.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const scope = { tenant: 'tabor', locale: '' } as const;
const digallo = { tenant: 'digallo', locale: '' } as const;

function search(options: Partial<Parameters<typeof jobsPageQuery>[0]>) {
  return jobsPageQuery({ scope: 'group', page: 1, ...options }).request(digallo).search;
}

describe('isOpen', () => {
  it.each([
    [{ filled: false }, true],
    [{ filled: true }, false],
    [{ filled: false, publishFrom: '2026-11-21T12:00:00.000Z' }, true],
    [{ filled: false, publishFrom: '2026-11-21T12:00:00.001Z' }, false],
    [{ filled: false, publishUntil: '2026-11-21T12:00:00.000Z' }, true],
    [{ filled: false, publishUntil: '2026-11-21T11:59:59.999Z' }, false],
  ])('of %j is %s', (job, open) => {
    expect(isOpen(job, now)).toBe(open);
  });
});

describe('jobsPageQuery', () => {
  it('asks for a page of what is open now', () => {
    expect(jobsPageQuery({ scope: 'tenant', page: 2 }).request(scope)).toEqual({
      path: 'jobs',
      search: {
        current: 'true',
        'filters[company][key]': 'tabor',
        sort: 'publishFrom:desc,documentId:asc',
        'pagination[page]': '2',
        'pagination[pageSize]': '20',
        populate: 'deep',
        locale: '',
      },
    });
  });

  it('narrows by area, kind and, for the holding, organisation', () => {
    expect(search({})).not.toHaveProperty('filters[company][key]');
    expect(search({ company: 'geeren', area: 'hotel', pageSize: 1 })).toMatchObject({
      'filters[company][key]': 'geeren',
      'filters[area]': 'hotel',
      'pagination[pageSize]': '1',
    });
    expect(search({ kind: 'apprenticeship' })).toMatchObject({ 'filters[kind]': 'apprenticeship' });
    expect(search({ kind: 'position' })).toMatchObject({ 'filters[kind][$ne]': 'apprenticeship' });
  });

  it('never shows a house the jobs of another', () => {
    const query = jobsPageQuery({ scope: 'tenant', page: 1, company: 'geeren' });
    expect(query.request(scope).search['filters[company][key]']).toBe('tabor');
  });

  it('reads what the wire contract says', () => {
    const page = jobsPageQuery({ scope: 'group', page: 1 }).parse(wireJobsFixture, rejectProblem);
    expect(page).toEqual({ entries: jobsFixture, total: 5, pages: 1 });
    expect(jobFixture).toMatchObject({
      title: 'Pflegefachperson HF',
      kind: 'vacancy',
      area: 'care',
      company: { key: 'tabor', name: 'Tabor' },
      pensum: { from: 60, to: 80 },
      startDate: '2027-02-01',
      contactPerson: { name: 'Ursina Beispiel', picture: undefined },
      publishUntil: '2027-01-31T22:59:59.000Z',
    });
    expect(jobsFixture.map(({ pensum }) => pensum)).toEqual([
      { from: 60, to: 80 },
      undefined,
      { from: 80, to: 100 },
      undefined,
      { from: 100, to: 100 },
    ]);
  });

  it('leaves out and reports a job of an unknown organisation', () => {
    const company = { data: { id: 1, attributes: { key: 'nobody', name: 'Nobody' } } };
    const body = { ...wireJobsFixture, ...withAttributes(wireJobsFixture, { company }) };
    const { parsed, fields } = parsedBy(jobsPageQuery({ scope: 'group', page: 1 }), body);
    expect(parsed.entries).toEqual(jobsFixture.slice(1));
    expect(fields).toEqual(['data.0.attributes.company.data.attributes.key']);
  });

  it('does not cache pages past the last', () => {
    const nothing = { entries: [], total: 0, pages: 0 };
    expect(jobsPageQuery({ scope: 'tenant', page: 1 }).isCacheable?.(nothing)).toBe(true);
    expect(jobsPageQuery({ scope: 'tenant', page: 9 }).isCacheable?.(nothing)).toBe(false);
    expect(
      jobsPageQuery({ scope: 'tenant', page: 2 }).isCacheable?.({ entries: [jobFixture], total: 21, pages: 2 }),
    ).toBe(true);
  });
});

describe('jobsWithIdsQuery', () => {
  it('asks for these alone, within reach', () => {
    const query = jobsWithIdsQuery('tenant', ['abc', 'def']);
    expect(query.request(scope).search).toEqual({
      'filters[documentId][$in][0]': 'abc',
      'filters[documentId][$in][1]': 'def',
      'filters[company][key]': 'tabor',
      'pagination[pageSize]': '2',
      populate: 'deep',
      locale: '',
    });
    expect(query.parse(wireJobsFixture, rejectProblem)).toEqual(jobsFixture);
  });
});

describe('jobQuery', () => {
  it('asks within reach, for filled ones too', () => {
    expect(jobQuery('tenant', 'abc').request(scope).search).toEqual({
      'filters[documentId]': 'abc',
      'filters[company][key]': 'tabor',
      populate: 'deep',
      locale: '',
    });
    expect(jobQuery('group', 'abc').request(digallo).search).not.toHaveProperty('filters[company][key]');
  });

  it('keeps a job, and not that there is none', () => {
    const query = jobQuery('tenant', 'abc');
    expect(query.parse(wireJobsFixture, rejectProblem)).toEqual(jobFixture);
    expect(query.parse({ data: [] }, rejectProblem)).toBeNull();
    expect(query.isCacheable?.(null)).toBe(false);
  });
});
