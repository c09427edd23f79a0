import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sameOrigin } from './sameOrigin.ts';

const app = new Hono();
app.use(sameOrigin);
app.all('*', (context) => context.text('done'));

async function statusOf(method: string, headers: Record<string, string>): Promise<number> {
  const own = { host: 'tabor.example' };
  return (await app.request('https://tabor.example/kontakt', { method, headers: { ...own, ...headers } })).status;
}

describe('sameOrigin', () => {
  it.each([
    ['POST', { origin: 'https://tabor.example' }, 200],
    ['POST', { 'sec-fetch-site': 'same-origin' }, 200],
    ['POST', {}, 200],
    ['POST', { cookie: 'other=1' }, 200],
    ['POST', { cookie: 'other=1; __Host-session=x' }, 403],
    ['POST', { cookie: '__Host-session=x', origin: 'https://tabor.example' }, 200],
    ['GET', { origin: 'https://evil.example' }, 200],
    ['POST', { origin: 'https://evil.example' }, 403],
    ['POST', { origin: 'https://tabor.example.evil.example' }, 403],
    ['POST', { origin: 'https://tabor.example:8443' }, 403],
    ['POST', { origin: 'null' }, 403],
    ['POST', { origin: '' }, 403],
    ['POST', { 'sec-fetch-site': 'cross-site' }, 403],
    ['POST', { 'sec-fetch-site': 'same-site' }, 403],
    ['DELETE', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ])('of %s with %j is %s', async (method, headers, status) => {
    expect(await statusOf(method, headers)).toBe(status);
  });
});
