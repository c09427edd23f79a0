import { createPreviewToken } from '@group/content-client/contract/previewToken';
import { standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { describe, expect, it } from 'vitest';
import { previewRoutes } from './previewRoutes.ts';

const secret = 'a-secret-of-at-least-32-characters';
const now = 1_795_255_200_000;

const linkUntil = (until: number, key = secret, more: { frame?: string } = {}): string =>
  `/${createPreviewToken(key, { tenant: 'tabor', path: '/jobs?a=1', until, ...more })}`;

function open(path: string, { host = 'tabor.localhost', key = secret, destination = 'document' } = {}) {
  const headers = { host, 'sec-fetch-dest': destination };
  return previewRoutes(createHostTable(standardTenants), key, () => now).request(path, { headers });
}

const cookieOf = async (link: string, destination: string) =>
  (await open(link, { destination })).headers.get('set-cookie');

describe('a preview link', () => {
  it('redirects to the page with a cookie that expires with the link', async () => {
    const { status, headers } = await open(linkUntil(now + 60_000));
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/jobs?a=1', 'no-store']);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-preview=.+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=60$/,
    );
  });

  it('gets a cookie of its own only if it is for a frame and opened in one', async () => {
    const framed = linkUntil(now + 60_000, secret, { frame: 'https://inhalte.example' });
    expect(await cookieOf(framed, 'iframe')).toMatch(
      /^__Host-preview-frame=.+; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned; Max-Age=60$/,
    );
    expect(await cookieOf(framed, 'document')).toContain('SameSite=Lax');
    expect(await cookieOf(linkUntil(now + 60_000), 'iframe')).toContain('SameSite=Lax');
  });

  it('redirects to the published page once it has expired', async () => {
    const { status, headers } = await open(linkUntil(now));
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([302, '/jobs?a=1', null]);
  });

  it.each([
    ['forged', linkUntil(now + 60_000, 'another secret'), {}],
    ['of another tenant', linkUntil(now + 60_000), { host: 'geeren.localhost' }],
    ['on an unknown host', linkUntil(now + 60_000), { host: 'evil.example' }],
    ['without a secret', linkUntil(now + 60_000), { key: '' }],
    ['that is malformed', '/x', {}],
  ])('answers 404 to a link %s', async (_, path, options) => {
    const { status, headers } = await open(path, options);
    expect([status, headers.get('set-cookie')]).toEqual([404, null]);
  });
});

describe('the end of a preview', () => {
  it.each([
    ['/jobs', '/jobs'],
    ['//evil.example', '/'],
  ])('from %s redirects to %s and deletes the cookie', async (from, location) => {
    const { headers } = await open(`/ende?weiter=${encodeURIComponent(from)}`);
    expect(headers.get('location')).toBe(location);
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
  });
});
