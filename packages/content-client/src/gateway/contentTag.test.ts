import { describe, expect, it } from 'vitest';
import { contentTags } from './contentTag.ts';

describe('contentTags', () => {
  it.each([
    ['konfiguration-tabor', {}, ['tabor:konfiguration']],
    ['jobs', { 'filters[company][key]': 'tabor' }, ['tabor:jobs', 'tabor:jobs:list']],
    ['jobs', { 'filters[company][key]': 'geeren', 'filters[documentId]': 'abc' }, ['geeren:jobs', 'geeren:jobs:abc']],
    ['pages', { 'filters[company][key]': 'tabor', 'filters[path]': '/' }, ['tabor:pages', 'tabor:pages:/']],
    ['companies', {}, ['*:companies', '*:companies:list']],
  ])('tags %s with %o as %o', (path, search, tags) => {
    expect(contentTags({ tenant: 'tabor' }, { path, search })).toEqual(tags);
  });
});
