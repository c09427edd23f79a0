import { ask } from '@group/operations/client';
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

test('security.txt names a contact', async () => {
  const { sitePort: port } = runningStack();
  const answer = await ask({ host: `tabor.localhost:${port}`, port, path: '/.well-known/security.txt' });
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toMatch(/^Contact: https:\/\/.+\nExpires: \d{4}-/);
});

test('a path in capital letters redirects permanently, with its query', async () => {
  const { sitePort: port } = runningStack();
  const answer = await ask({ host: `tabor.localhost:${port}`, port, path: '/Jobs/Offene-Stellen?seite=2' });
  expect([answer.status, answer.headers.location]).toEqual([301, '/jobs/offene-stellen?seite=2']);
});
