import { createPreviewToken } from '@group/content-client/contract/previewToken';
import { describe, expect, it } from 'vitest';
import { asPreview } from './asPreview.server.ts';
import { framedPreviewCookie, previewCookie, previewOf, readPreviewToken } from './preview.server.ts';

const secret = 'a-secret-of-at-least-32-characters';
const now = 1_795_255_200_000;
const token = { tenant: 'tabor', path: '/jobs', until: now + 60_000 } as const;

const serialised = (changes: { tenant?: string; path?: string; frame?: string } = {}): string =>
  createPreviewToken(secret, { ...token, ...changes });

describe('readPreviewToken', () => {
  it.each([
    ['of another tenant', serialised({ tenant: 'geeren' })],
    ['that leads to another site', serialised({ path: '//evil.example' })],
    ['that browsers resolve to another site', serialised({ path: '/\\evil.example' })],
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
    expect(previewOf(ask(sent), secret, 'tabor', now)).toEqual({ token: serialised() });
    expect(previewOf(ask(sent), secret, 'tabor', token.until)).toBeUndefined();
    expect(previewOf(ask(sent), secret, 'geeren', now)).toBeUndefined();
    expect(previewOf(ask(sent), undefined, 'tabor', now)).toBeUndefined();
    expect(previewOf(ask('a=b'), secret, 'tabor', now)).toBeUndefined();
  });
});

const sent = (given: string): string => framedPreviewCookie(given, token.until, now).split(';')[0] ?? '';

const from = (cookie: string, destination: string) =>
  new Request('https://tabor.example', { headers: { cookie, 'sec-fetch-dest': destination } });

describe('framedPreviewCookie', () => {
  const admin = 'https://inhalte.example';
  const framed = serialised({ frame: admin });

  it('is kept below one other site, and names the admin that may frame the pages', () => {
    expect(framedPreviewCookie(framed, token.until, now)).toContain('Secure; SameSite=None; Partitioned; Max-Age=60');
    for (const destination of ['iframe', 'empty']) {
      const found = previewOf(from(sent(framed), destination), secret, 'tabor', now);
      expect(found).toEqual({ token: framed, frame: admin });
    }
  });

  it('opens nothing in a tab, or with a token that is not for a frame', () => {
    expect(previewOf(from(sent(framed), 'document'), secret, 'tabor', now)).toBeUndefined();
    expect(previewOf(from(sent(serialised()), 'iframe'), secret, 'tabor', now)).toBeUndefined();
    const ofTab = previewCookie(framed, token.until, now).split(';')[0] ?? '';
    expect(previewOf(from(ofTab, 'document'), secret, 'tabor', now)).toEqual({ token: framed });
  });

  it.each(["https://a.example; script-src 'unsafe-inline'", 'https://a.example/', '*', "'none' https:", 'data:x'])(
    'never has %s as an admin',
    (frame) => {
      expect(previewOf(from(sent(serialised({ frame })), 'iframe'), secret, 'tabor', now)).toBeUndefined();
    },
  );
});

describe('asPreview', () => {
  it('names the missing fields of an incomplete draft', async () => {
    const answer = asPreview(new Response('', { status: 503 }), [{ field: 'data.0.attributes.area', message: 'x' }]);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.text()).toContain('area');
    expect(answer.headers.has('content-security-policy')).toBe(false);
    const framed = asPreview(new Response('', { status: 503 }), [{ field: 'area', message: 'x' }], 'https://a.example');
    expect(framed.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors https://a.example");
  });
});
