import { describe, expect, it } from 'vitest';
import { contentTag } from './contentTag.ts';

describe('contentTag', () => {
  it.each([
    ['konfiguration-tabor', {}, 'tabor:konfiguration'],
    ['jobs', { 'filters[company][key]': 'tabor' }, 'tabor:jobs'],
    ['jobs', { 'filters[company][key]': 'geeren' }, 'geeren:jobs'],
    ['companies', {}, '*:companies'],
  ])('of %s with %o is %s', (path, search, tag) => {
    expect(contentTag({ tenant: 'tabor' }, { path, search })).toBe(tag);
  });
});
