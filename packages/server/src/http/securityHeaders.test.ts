import { contentSecurityPolicy, inlineSource } from '@group/routes/app/contentSecurityPolicy.server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

const app = new Hono()
  .use(securityHeaders)
  .get('/', (context) =>
    context.html('', 200, { 'content-security-policy': contentSecurityPolicy(inlineSource('a{}')) }),
  )
  .get('/framed', (context) =>
    context.html('', 200, {
      'content-security-policy': contentSecurityPolicy(inlineSource('a{}'), 'https://inhalte.example'),
    }),
  )
  .get('/data', (context) => context.json({}))
  .get('/logo', (context) => context.body('', 200, { 'cross-origin-resource-policy': 'cross-origin' }))
  .get('/file.pdf', (context) => context.body('', 200, { 'content-type': 'application/pdf' }));

const headersOf = async (path: string): Promise<Headers> => (await app.request(path)).headers;

describe('securityHeaders', () => {
  it('are on a page that sets its policy alone', async () => {
    const headers = Object.fromEntries(await headersOf('/'));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).* geolocation=\(\).* microphone=\(\)/),
      'content-security-policy': contentSecurityPolicy(inlineSource('a{}')),
    });
  });

  it('lets one origin frame a page that names it, and none any other page', async () => {
    const framed = await headersOf('/framed');
    expect(framed.get('content-security-policy')).toMatch(/frame-ancestors https:\/\/inhalte\.example$/);
    expect(framed.has('x-frame-options')).toBe(false);
    expect(framed.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['/', '/data', '/logo', '/file.pdf']) {
      const headers = await headersOf(path);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('locks down responses other than pages, and keeps headers that a response sets itself', async () => {
    expect((await headersOf('/data')).get('content-security-policy')).toContain("default-src 'none'; base-uri 'none'");
    expect((await headersOf('/file.pdf')).get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect((await headersOf('/logo')).get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await headersOf('/')).get('referrer-policy'), 'the enhance script reads the referrer').toBe('same-origin');
  });
});
