import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { allowedMethods } from './allowedMethods.ts';

const app = new Hono();
app.use(allowedMethods((pathname) => ({ takesForms: pathname === '/kontakt' })));
app.all('*', (context) => context.text('done'));

describe('allowedMethods', () => {
  it.each([
    ['GET', '/', 200],
    ['HEAD', '/', 200],
    ['POST', '/kontakt', 200],
    ['POST', '/', 405],
    ['PUT', '/kontakt', 405],
    ['DELETE', '/', 405],
    ['OPTIONS', '/', 405],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect((await app.request(path, { method })).status).toBe(status);
  });

  it('lists the allowed methods in the Allow header', async () => {
    const { headers } = await app.request('/kontakt', { method: 'PATCH' });
    expect(headers.get('allow')).toBe('GET, HEAD, POST');
  });
});
