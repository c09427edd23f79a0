import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { screenHeaders } from './screenHeaders.ts';

const sharing = { '/kontakt': 'none', '/intern': 'private', '/intern/fehler': 'private' } as const;
const app = new Hono();
app.use(
  screenHeaders((pathname) => ({
    sharing: Object.entries(sharing).find(([path]) => path === pathname)?.[1] ?? 'public',
  })),
);
app.get('/intern', () => new Response(null, { status: 302, headers: { location: '/auth', 'set-cookie': 'a=b' } }));
app.get('/intern/fehler', () => Promise.reject(new Error('on purpose')));
app.onError((_error, context) => context.text('failed', 500));
app.all('*', (context) => context.text('page'));

describe('screenHeaders', () => {
  it.each([
    ['/', [null, null, null]],
    ['/kontakt', ['no-store', null, null]],
    ['/intern', ['no-store', 'noindex', 'strict-origin']],
    ['/intern/fehler', ['no-store', 'noindex', 'strict-origin']],
  ])('of %s are %j', async (path, expected) => {
    const { headers } = await app.request(path);
    const names = ['cache-control', 'x-robots-tag', 'referrer-policy'];
    expect(names.map((name) => headers.get(name))).toEqual(expected);
  });
});
