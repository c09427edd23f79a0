import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asPreview } from './asPreview.server.ts';
import { readPreviewToken } from './previewToken.server.ts';
import { previewCookie, previewOf } from './previewCookie.server.ts';

const secret = 'a-secret-of-at-least-32-characters';
const now = 1_795_255_200_000;
const grant = { tenant: 'tabor', path: '/jobs', until: now + 60_000 } as const;

/** As the content service writes it; see decision 033. */
function written(changes: object = {}, key = secret, label = 'preview'): string {
  const content = Buffer.from(JSON.stringify({ ...grant, ...changes })).toString('base64url');
  return `${content}.${createHmac('sha256', key).update(`${label}.${content}`).digest('base64url')}`;
}

describe('a grant', () => {
  it('says what it says', () => {
    expect(readPreviewToken(secret, 'tabor', written())).toEqual(grant);
  });

  it.each([
    ['of another secret', written({}, 'another')],
    ['signed for something else', written({}, secret, 'webhook')],
    ['of another organisation', written({ tenant: 'geeren' })],
    ['that leads elsewhere', written({ path: '//evil.example' })],
    ['that leads elsewhere, for browsers', written({ path: '/\\evil.example' })],
    ['with something appended', `${written()}.x`],
    ['without a signature', written().split('.')[0] ?? ''],
    ['that is none', ''],
  ])('%s is none', (_, given) => {
    expect(readPreviewToken(secret, 'tabor', given)).toBeUndefined();
  });
});

const ask = (cookie: string) => new Request('https://tabor.example', { headers: { cookie } });

describe('the cookie of a preview', () => {
  it('lasts as long as its grant', () => {
    const cookie = previewCookie(written(), grant.until, now);
    expect(cookie).toContain('Max-Age=60');
    const sent = `a=b; ${cookie.split(';')[0]}`;
    expect(previewOf(ask(sent), secret, 'tabor', now)).toBe(written());
    expect(previewOf(ask(sent), secret, 'tabor', grant.until)).toBeUndefined();
    expect(previewOf(ask(sent), secret, 'geeren', now)).toBeUndefined();
    expect(previewOf(ask(sent), undefined, 'tabor', now)).toBeUndefined();
    expect(previewOf(ask('a=b'), secret, 'tabor', now)).toBeUndefined();
  });
});

describe('a page with drafts', () => {
  it('is kept and listed nowhere', () => {
    const { headers } = asPreview(new Response('', { headers: { 'cache-control': 'public' } }), []);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  });

  it('says what is missing where it cannot be shown', async () => {
    const answer = asPreview(new Response('', { status: 503 }), [{ field: 'data.0.attributes.area', message: 'x' }]);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.text()).toContain('area');
  });
});
