import { describe, expect, it } from 'vitest';
import { parsedBy, rejectProblem, withAttributes } from '../wire/wire.fixture.ts';
import { articleFixture, articlesFixture, wireArticlesFixture } from './article.fixture.ts';
import { articleQuery, articlesPageQuery, newestArticlesQuery } from './article.queries.ts';

const scope = { tenant: 'tabor', locale: '' } as const;

describe('newestArticlesQuery', () => {
  it('asks for as many as are shown', () => {
    expect(newestArticlesQuery(3).request(scope).search).toMatchObject({ 'pagination[pageSize]': '3' });
  });

  it('reads what the wire contract says', () => {
    expect(newestArticlesQuery(3).parse(wireArticlesFixture, rejectProblem)).toEqual(articlesFixture);
    expect(articleFixture).toMatchObject({
      date: '2026-10-14',
      source: undefined,
      picture: { name: 'garten_1f2e.jpg' },
    });
    expect(articlesFixture[1]).toMatchObject({
      source: 'Seeblick-Zeitung',
      sourceLink: 'https://seeblick-zeitung.example/lehre',
      picture: undefined,
      body: [],
    });
  });

  it.each([
    ['date', '14.10.2026'],
    ['sourceLink', 'javascript:alert(1)'],
    ['slug', null],
  ])('leaves out and reports an article whose %s is %j', (field, value) => {
    const { parsed, fields } = parsedBy(
      newestArticlesQuery(3),
      withAttributes(wireArticlesFixture, { [field]: value }),
    );
    expect(parsed).toEqual(articlesFixture.slice(1));
    expect(fields).toEqual([`data.0.attributes.${field}`]);
  });
});

describe('articlesPageQuery', () => {
  it('asks for one page and reads how many there are', () => {
    const query = articlesPageQuery(2);
    expect(query.request(scope).search).toMatchObject({
      sort: 'date:desc,documentId:asc',
      'pagination[page]': '2',
      'pagination[pageSize]': '12',
    });
    const meta = { pagination: { page: 2, pageSize: 12, pageCount: 3, total: 30 } };
    expect(query.parse({ ...wireArticlesFixture, meta }, rejectProblem)).toEqual({
      entries: articlesFixture,
      total: 30,
      pages: 3,
    });
  });

  it('does not cache pages past the last', () => {
    const nothing = { entries: [], total: 0, pages: 0 };
    expect(articlesPageQuery(1).isCacheable?.(nothing)).toBe(true);
    expect(articlesPageQuery(2).isCacheable?.(nothing)).toBe(false);
  });
});

describe('articleQuery', () => {
  it('asks within the tenant, and keeps only what there is', () => {
    const query = articleQuery('abc');
    expect(query.request(scope).search).toMatchObject({
      'filters[documentId]': 'abc',
      'filters[company][key]': 'tabor',
    });
    expect(query.parse(wireArticlesFixture, rejectProblem)).toEqual(articleFixture);
    expect(query.isCacheable?.(articleFixture)).toBe(true);
    expect(query.isCacheable?.(query.parse({ data: [] }, rejectProblem))).toBe(false);
  });
});
