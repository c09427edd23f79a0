import { ask, askAsCrawler } from '@group/operations/client';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test('the content security policy blocks an injected script', { tag: '@not-firefox' }, async ({ page, complaints }) => {
  const { sitePort: port } = runningStack();
  const { body, headers } = await ask({ host: `tabor.localhost:${port}`, port });
  const attack = '<script>document.title = "taken over"</script></body>';
  await page.route(siteOf('tabor'), (route) =>
    route.fulfill({
      body: body.replace('</body>', attack),
      contentType: 'text/html',
      headers: { 'content-security-policy': String(headers['content-security-policy']) },
    }),
  );
  await page.goto(siteOf('tabor'));
  await page.waitForLoadState('networkidle');
  expect(await page.title()).not.toBe('taken over');
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});

test('a cached page has cache headers, and a conditional request receives 304', async () => {
  const { sitePort: port } = runningStack();
  const host = `geeren.localhost:${port}`;
  const first = await askAsCrawler({ host, port, path: '/jobs?utm_source=mail' });
  expect(first.headers['cache-control']).toContain('s-maxage');
  expect(first.headers['surrogate-key']).toContain('geeren:jobs');
  const again = await ask({ host, port, path: '/jobs', headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect(again.status).toBe(304);
});

test('security.txt names a contact', async () => {
  const { sitePort: port } = runningStack();
  const answer = await ask({ host: `tabor.localhost:${port}`, port, path: '/.well-known/security.txt' });
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toMatch(/^Contact: https:\/\/.+\nExpires: \d{4}-/);
});

test('health endpoints have security headers', async () => {
  const { sitePort: port } = runningStack();
  const { headers } = await ask({ host: `tabor.localhost:${port}`, port, path: '/health/ready' });
  expect(headers['x-content-type-options']).toBe('nosniff');
});
