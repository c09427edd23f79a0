import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { csrf } from './csrf.ts';

const app = new Hono();
app.use(csrf());
app.all('*', (context) => context.text('done'));

async function statusOf(method: string, headers: Record<string, string>, origin: string): Promise<number> {
  return (await app.request(`${origin}/kontakt`, { method, headers })).status;
}

describe('csrf', () => {
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
    ['POST', { origin: 'http://tabor.example' }, 403],
    ['POST', { origin: 'null' }, 403],
    ['POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    ['POST', { origin: 'null', 'sec-fetch-site': 'same-origin', cookie: '__Host-session=x' }, 200],
    ['POST', { origin: 'null', 'sec-fetch-site': 'none' }, 403],
    ['POST', { origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
    ['POST', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['POST', { origin: '' }, 403],
    ['POST', { 'content-type': 'application/json', origin: 'https://evil.example' }, 403],
    ['POST', { 'sec-fetch-site': 'cross-site' }, 403],
    ['POST', { 'sec-fetch-site': 'same-site' }, 403],
    ['DELETE', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ])('answers %s with %j with %s', async (method, headers, status) => {
    expect(await statusOf(method, headers, 'https://tabor.example')).toBe(status);
  });

  it.each([
    ['http://tabor.localhost:3000', 200],
    ['https://tabor.localhost:3000', 403],
    ['http://tabor.localhost:3001', 403],
    ['http://tabor.localhost', 403],
  ])('compares scheme, host and port: answers %s with %s at http://tabor.localhost:3000', async (origin, status) => {
    expect(await statusOf('POST', { origin }, 'http://tabor.localhost:3000')).toBe(status);
  });

  describe('behind a proxy that TRUSTED_PROXIES lacks', () => {
    it('logs the variable once, and nothing for other origins', async () => {
      const lines: string[] = [];
      vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
      const site = new Hono().use(csrf()).all('*', (context) => context.text('done'));
      const post = (origin: string, at = 'http://tabor.example') =>
        site.request(`${at}/kontakt`, { method: 'POST', headers: { origin } });
      for (const origin of ['https://evil.example', 'http://tabor.example:81', 'null']) await post(origin);
      await post('http://tabor.example', 'https://tabor.example');
      expect(lines).toEqual([]);
      for (let n = 0; n < 3; n += 1) expect((await post('https://tabor.example')).status).toBe(403);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('TRUSTED_PROXIES');
      expect(lines[0]).not.toContain('tabor');
    });
  });
});
