import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../testing/requestedSite.fixture.ts';
import { nextPath } from './nextPath.ts';

const tabor = requestedSiteFixture('tabor');

describe('nextPath', () => {
  it.each([
    ['/intern', '/intern'],
    ['/de/intern', '/de/intern'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/intern\\..', undefined],
    ['/\t/evil.example', undefined],
    ['https://evil.example', undefined],
    ['/intern?a=/b', '/intern?a=/b'],
    ['/', '/'],
    ['', undefined],
    ['intern', undefined],
    [' /intern', undefined],
    ['///evil.example', undefined],
    ['/\n/evil.example', undefined],
    ['/\r\nset-cookie: a=b', undefined],
    ['/\u0000/evil.example', undefined],
    ['/\u00a0/evil.example', undefined],
    ['/\u2028/evil.example', undefined],
    ['/\uff0fevil.example', undefined],
    ['\\\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https:evil.example', undefined],
    ['@evil.example', undefined],
    ['.evil.example', undefined],
    [`/${'a'.repeat(501)}`, undefined],
  ])('for %j is %s', (weiter, next) => {
    expect(nextPath(new URLSearchParams({ weiter }), tabor)).toBe(next);
  });
});

describe('nextPath on a site with languages', () => {
  it.each([
    ['/de/intern', '/it/intern'],
    ['/de', '/it'],
    ['/it/intern?a=/de/b', '/it/intern?a=/de/b'],
    ['/demenz', '/demenz'],
  ])('for %j is %s where the visitor logs in in Italian', (weiter, next) => {
    expect(nextPath(new URLSearchParams({ weiter }), requestedSiteFixture('rivabella', { language: 'it' }))).toBe(next);
  });
});

describe('an accepted path', () => {
  it('stays on the origin, whatever was asked for', () => {
    const unit = fc.constantFrom(
      '/',
      '\\',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\r\n',
      'https:',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 12 }), fc.string({ unit: 'binary' })), (weiter) => {
        const next = nextPath(new URLSearchParams({ weiter }), tabor) ?? '/';
        expect(new URL(next, 'https://www.tabor.example/auth').origin).toBe('https://www.tabor.example');
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '/%2f/evil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/@evil.example',
    '/intern;//evil.example',
    '/..//x',
  ])('like %s stays on the origin when a browser resolves it', (weiter) => {
    const next = nextPath(new URLSearchParams({ weiter }), tabor) ?? '';
    expect(new URL(next, 'https://www.tabor.example/auth').origin).toBe('https://www.tabor.example');
  });
});
