import { describe, expect, it } from 'vitest';
import { redirectsFixture } from './redirect.fixture.ts';
import { redirectsQuery } from './redirect.queries.ts';
import { parsedBy } from '../wire/wire.fixture.ts';

describe('redirectsQuery', () => {
  it('asks for those of the tenant, in no language', () => {
    expect(redirectsQuery.request({ tenant: 'tabor', locale: 'it-CH' })).toEqual({
      path: 'redirects',
      search: { 'filters[company][key]': 'tabor', 'pagination[pageSize]': '2000' },
    });
  });

  it('reads what the wire contract says', () => {
    expect(redirectsFixture).toEqual([
      { from: '/stellen', to: '/jobs/offene-stellen', permanent: true },
      { from: '/menuplan', to: 'https://kueche.tabor.example/heute', permanent: false },
    ]);
  });

  it.each([
    [{ from: 'stellen', to: '/jobs' }, 'attributes.from'],
    [{ from: '//evil.example', to: '/jobs' }, 'attributes.from'],
    [{ from: 'https://evil.example', to: '/jobs' }, 'attributes.from'],
    [{ from: '/stellen', to: '//evil.example' }, 'attributes.to'],
    [{ from: '/stellen', to: 'javascript:alert(1)' }, 'attributes.to'],
    [{ from: '/stellen', to: '/stellen' }, 'to'],
  ])('leaves out and reports %j', (attributes, field) => {
    const body = { data: [{ id: 'x', attributes }] };
    expect(parsedBy(redirectsQuery, body)).toEqual({ parsed: [], fields: [`data.0.${field}`] });
  });
});
