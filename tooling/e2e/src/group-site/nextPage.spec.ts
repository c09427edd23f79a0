import { expect, test, siteOf } from '../support/test.ts';

/** The page's delivery type: `navigational-prefetch` if it was prefetched (Navigation Timing, level 2). */
const delivery = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'deliveryType' in navigation ? String(navigation.deliveryType) : 'unknown';
};

test('prefetches a page while the pointer hovers over its link', { tag: '@chromium' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(siteOf('tabor'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Wohnen' });
  await link.hover();
  await expect.poll(() => asked).toContain('/wohnen');
  await link.click();
  await expect(page).toHaveURL(/\/wohnen$/);
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
});

/** Records in the browser whether a page was revealed with a view transition. */
const noteTransition = (): void =>
  addEventListener('pagereveal', (event) => {
    const transition = 'viewTransition' in event && event.viewTransition !== null;
    sessionStorage.setItem('passed over', String(transition));
  });

test(
  'uses view transitions between pages unless reduced motion is preferred',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(noteTransition);
    const answers: (string | null)[] = [];
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(siteOf('tabor'));
      await page.getByRole('banner').getByRole('link', { name: 'Wohnen' }).click();
      await expect(page).toHaveURL(/\/wohnen$/);
      await page.waitForLoadState();
      answers.push(await page.evaluate(() => sessionStorage.getItem('passed over')));
    }
    expect(answers).toEqual(['true', 'false']);
  },
);
