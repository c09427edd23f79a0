import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { siteOrigin } from '../environment/siteOrigin.ts';
import { ownPath } from './ownAddress.ts';
import { websitePath } from './websitePath.ts';

function of(key: string) {
  const tenant = tenants.find((each) => each.key === key);
  if (!tenant) throw new Error(`no tenant ${key}`);
  return tenant;
}

const entry = { id: 'abc', slug: 'fest', kind: 'apprenticeship', path: '/wohnen', audience: 'public' };

describe('websitePath', () => {
  it.each([
    ['page', '/wohnen'],
    ['job', '/jobs/offene-lehrstellen/abc'],
    ['event', '/events/abc/fest'],
    ['article', '/media/abc/fest'],
    ['house', '/unsere-haeuser/fest'],
    ['training-position', '/jobs/ausbildung'],
    ['imprint', '/impressum'],
    ['konfiguration-tabor', '/'],
  ])('is the page of a %s', (type, path) => {
    expect(websitePath(type, of('tabor'), entry, 'de-CH')).toBe(path);
  });

  it('has the language prefix of the locale, and falls back if the website has no such page', () => {
    const rivabella = of('rivabella');
    expect(websitePath('page', rivabella, { ...entry, path: '/' }, 'it-CH')).toBe('/it');
    expect(websitePath('event', rivabella, entry, 'fr-CH')).toBe('/fr/wohnen/veranstaltungen');
    expect(websitePath('article', rivabella, entry, undefined)).toBe('/de');
  });

  it('is the residents’ list for events that are not public', () => {
    expect(websitePath('event', of('tabor'), { ...entry, audience: 'residents' }, '')).toBe('/wohnen/veranstaltungen');
  });
});

describe('siteOrigin', () => {
  it('defaults to the first production host', () => {
    expect(siteOrigin(of('tabor'))).toBe('https://tabor.example');
  });
});

describe('ownPath', () => {
  it.each([
    ['tabor', '/wohnen/?a=b#c', '/wohnen'],
    ['tabor', 'http://www.tabor.example/wohnen/?a=b', '/wohnen'],
    ['tabor', 'https://tabor.example', '/'],
    ['tabor', 'https://tabor.example.evil.example/wohnen', undefined],
    ['tabor', 'mailto:info@tabor.example', undefined],
    ['rivabella', 'https://rivabella.example/it/wohnen', '/wohnen'],
    ['rivabella', 'https://rivabella.example/it', '/'],
    ['rivabella', 'https://rivabella.example/italien', '/italien'],
    ['rivabella', '/it/wohnen', '/it/wohnen'],
  ])('reads links to %s: %s', (key, link, path) => {
    expect(ownPath(of(key), link)).toBe(path);
  });
});
