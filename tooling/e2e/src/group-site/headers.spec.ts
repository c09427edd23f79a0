import { askWith } from '../support/login.ts';
import { expect, test, siteOf } from '../support/test.ts';

test('the content security policy blocks an injected script', { tag: '@not-firefox' }, async ({ page, complaints }) => {
  const { body, headers } = await askWith('/', { tenant: 'tabor' });
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
  const answer = await askWith('/.well-known/security.txt', { tenant: 'tabor' });
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toMatch(/^Contact: https:\/\/.+\nExpires: \d{4}-/);
});

test('a path in capital letters redirects permanently, with its query', async () => {
  const answer = await askWith('/Jobs/Offene-Stellen?seite=2', { tenant: 'tabor' });
  expect([answer.status, answer.headers.location]).toEqual([301, '/jobs/offene-stellen?seite=2']);
});
