import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { previewPath, siteOrigin } from './previewAddress.ts';

function of(key: string) {
  const tenant = tenants.find((each) => each.key === key);
  if (!tenant) throw new Error(`no tenant ${key}`);
  return tenant;
}

const entry = { documentId: 'abc', slug: 'fest', path: '/wohnen', audience: 'public' };

describe('previewPath', () => {
  it.each([
    ['page', '/wohnen'],
    ['job', '/jobs/offene-stellen/abc'],
    ['event', '/events/abc/fest'],
    ['article', '/media/abc/fest'],
    ['house', '/unsere-haeuser/fest'],
    ['training-position', '/jobs/ausbildung'],
    ['imprint', '/impressum'],
  ])('of a %s', (type, path) => {
    expect(previewPath(type, of('tabor'), entry, 'de-CH')).toBe(path);
  });

  it('has the language of the locale, and the place that a site without such pages has', () => {
    const rivabella = of('rivabella');
    expect(previewPath('page', rivabella, { ...entry, path: '/' }, 'it-CH')).toBe('/it');
    expect(previewPath('event', rivabella, entry, 'fr-CH')).toBe('/fr/wohnen/veranstaltungen');
    expect(previewPath('article', rivabella, entry, undefined)).toBe('/de');
  });

  it('shows what is for residents where residents look', () => {
    expect(previewPath('event', of('tabor'), { ...entry, audience: 'residents' }, '')).toBe('/wohnen/veranstaltungen');
  });
});

describe('siteOrigin', () => {
  it('is the first host where nobody says otherwise', () => {
    expect(siteOrigin(of('tabor'))).toBe('https://tabor.example');
  });
});
