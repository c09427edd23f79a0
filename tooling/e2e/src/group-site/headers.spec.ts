import { ask } from '@group/operations/client';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const readingPages = ['/', '/jobs', '/jobs/offene-stellen', '/kontakt'];
const wakingPages = ['/mail-signatur', '/jobs/schnellbewerbung'];

for (const path of [...readingPages, ...wakingPages]) {
  test(`the content security policy of ${path} blocks nothing that the page needs`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`the policy forbids ${violatedDirective} ${blockedURI}`),
      );
    });
    const answer = await page.goto(siteOf('tabor', path));
    if (wakingPages.includes(path)) await whenHydrated(page);
    else await page.waitForLoadState('networkidle');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
}

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
  const first = await ask({ host, port, path: '/jobs?utm_source=mail' });
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

for (const path of ['/health/live', '/health/ready', '/health/details', '/mail-signatur/logo.png']) {
  test(`${path} has security headers`, async () => {
    const { sitePort: port } = runningStack();
    const { headers } = await ask({ host: `tabor.localhost:${port}`, port, path });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('same-origin');
  });
}
