import { expect, journey, siteOf } from '../looking/journey.ts';
import { whenAwake } from '../looking/awake.ts';

const readingPages = ['/', '/jobs', '/jobs/offene-stellen'];
const wakingPages = ['/kontakt', '/mail-signatur', '/jobs/schnellbewerbung'];

for (const path of [...readingPages, ...wakingPages, '/gibt-es-nicht']) {
  journey(`the policy of ${path} lets everything happen that belongs to the page`, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`the policy forbids ${violatedDirective} ${blockedURI}`),
      );
    });
    const answer = await page.goto(siteOf('tabor', path));
    if (wakingPages.includes(path)) await whenAwake(page);
    else await page.waitForLoadState('networkidle');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await page.locator('[style]').count(), 'the policy allows no styles in the markup').toBe(0);
    // The browser itself reports the status of a page that is not there.
    if (answer?.status() === 404)
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404/.test(text)));
  });
}

journey('a script that somebody got into a page does not run', async ({ page, complaints }) => {
  await page.route(siteOf('tabor'), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</body>', '<script>document.title = "taken over"</script></body>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(siteOf('tabor'));
  await page.waitForLoadState('networkidle');
  expect(await page.title()).not.toBe('taken over');
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});

journey('a page that is kept says so to caches, and who has it gets nothing again', async ({ request }) => {
  const first = await request.get(siteOf('geeren', '/jobs?utm_source=mail'));
  const { etag = '', ...headers } = first.headers();
  expect(headers['cache-control']).toContain('s-maxage');
  expect(headers['surrogate-key']).toContain('geeren:jobs');
  const again = await request.get(siteOf('geeren', '/jobs'), { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

journey('who found a weakness is told where to say so', async ({ request }) => {
  const answer = await request.get(siteOf('tabor', '/.well-known/security.txt'));
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toMatch(/^Contact: https:\/\/.+\nExpires: \d{4}-/);
});
