import { createPreviewToken } from '@group/content-client/contract/previewToken';
import { describe, expect, it } from 'vitest';
import { asPreview } from './asPreview.server.ts';
import { readPreviewToken } from './previewToken.server.ts';
import { previewCookie, previewOf } from './previewCookie.server.ts';

const secret = 'a-secret-of-at-least-32-characters';
const now = 1_795_255_200_000;
const token = { tenant: 'tabor', path: '/jobs', until: now + 60_000 } as const;

const serialised = (changes: { tenant?: string; path?: string } = {}, key = secret): string =>
  createPreviewToken(key, { ...token, ...changes });

describe('readPreviewToken', () => {
  it('reads a token of its tenant', () => {
    expect(readPreviewToken(secret, 'tabor', serialised())).toEqual(token);
  });

  it.each([
    ['signed with another secret', serialised({}, 'another')],
    ['of another tenant', serialised({ tenant: 'geeren' })],
    ['that leads to another site', serialised({ path: '//evil.example' })],
    ['that browsers resolve to another site', serialised({ path: '/\\evil.example' })],
    ['with something appended', `${serialised()}.x`],
    ['without a signature', serialised().split('.')[0] ?? ''],
    ['that is empty', ''],
  ])('rejects a token %s', (_, given) => {
    expect(readPreviewToken(secret, 'tabor', given)).toBeUndefined();
  });
});

const ask = (cookie: string) => new Request('https://tabor.example', { headers: { cookie } });

describe('previewCookie', () => {
  it('expires with its token', () => {
    const cookie = previewCookie(serialised(), token.until, now);
    expect(cookie).toContain('Max-Age=60');
    const sent = `a=b; ${cookie.split(';')[0]}`;
    expect(previewOf(ask(sent), secret, 'tabor', now)).toBe(serialised());
    expect(previewOf(ask(sent), secret, 'tabor', token.until)).toBeUndefined();
    expect(previewOf(ask(sent), secret, 'geeren', now)).toBeUndefined();
    expect(previewOf(ask(sent), undefined, 'tabor', now)).toBeUndefined();
    expect(previewOf(ask('a=b'), secret, 'tabor', now)).toBeUndefined();
  });
});

describe('asPreview', () => {
  it('keeps pages with drafts out of caches and search engines', () => {
    const { headers } = asPreview(new Response('', { headers: { 'cache-control': 'public' } }), []);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  });

  it('names the missing fields of an incomplete draft', async () => {
    const answer = asPreview(new Response('', { status: 503 }), [{ field: 'data.0.attributes.area', message: 'x' }]);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.text()).toContain('area');
  });
});
