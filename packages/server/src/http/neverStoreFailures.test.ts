import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { neverStoreFailures } from './neverStoreFailures.ts';

const app = new Hono()
  .use(neverStoreFailures)
  .get('/thrown', () => {
    throw new Error('broken');
  })
  .get('/:status', ({ req }) => {
    const status = Number(req.param('status'));
    return new Response(null, { status, headers: { 'cache-control': 'public, max-age=60' } });
  })
  .onError((_, context) => context.text('broken', 500));

describe('neverStoreFailures', () => {
  it.each(['/500', '/502', '/503', '/504', '/thrown'])('sets no-store on %s', async (path) => {
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/200', '/404', '/410'])('leaves the cache-control of %s unchanged', async (path) => {
    expect((await app.request(path)).headers.get('cache-control')).toBe('public, max-age=60');
  });
});
