import { describe, expect, it } from 'vitest';
import { wireArticlesFixture } from '../article/article.fixture.ts';
import { wireConfigurationFixture } from '../configuration/configuration.fixture.ts';
import { picturesQuery } from './picture.queries.ts';

const scope = { tenant: 'tabor', locale: '' } as const;
const namesIn = (body: unknown) =>
  picturesQuery('articles')
    .parse(body, () => {})
    .map(({ name }) => name);

describe('picturesQuery', () => {
  it('finds the pictures of entries, wherever they stand, each once', () => {
    expect(namesIn(wireArticlesFixture)).toContain('garten_1f2e.jpg');
    const deep = { data: [{ attributes: { blocks: [{ gallery: { data: wireArticlesFixture.data } }] } }] };
    expect(namesIn([deep, deep])).toEqual(namesIn(wireArticlesFixture));
    expect(namesIn(wireConfigurationFixture).every((name) => /\.\w+$/.test(name))).toBe(true);
  });

  it.each([null, 'text', {}, [], { data: { attributes: { url: '/uploads/x.svg', width: 1, height: 1 } } }])(
    'finds none in %j',
    (body) => {
      expect(namesIn(body)).toEqual([]);
    },
  );

  it.each([
    ['konfiguration', undefined, 'konfiguration-tabor', {}],
    ['houses', undefined, 'houses', { 'filters[company][key]': 'tabor' }],
    ['articles', 'a1', 'articles', { 'filters[company][key]': 'tabor', 'filters[documentId]': 'a1' }],
    ['pages', 's/ort', 'pages', { 'filters[company][key]': 'tabor', 'filters[path]': 's/ort' }],
  ])('asks for %s, entry %s', (type, entry, path, search) => {
    const request = picturesQuery(type, entry).request(scope);
    expect(request).toMatchObject({ path, search });
  });
});
