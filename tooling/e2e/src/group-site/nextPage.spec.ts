import { expect, test, siteOf } from '../support/test.ts';

/** How the page came here: where the browser had it already, `navigational-prefetch` (Navigation Timing, level 2). */
const delivery = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'deliveryType' in navigation ? String(navigation.deliveryType) : 'unknown';
};

test('the next page is fetched while the pointer rests on its link', async ({ page }) => {
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

/** Notes in the browser whether a page was revealed with a transition. */
const noteTransition = (): void =>
  addEventListener('pagereveal', (event) => {
    const transition = 'viewTransition' in event && event.viewTransition !== null;
    sessionStorage.setItem('passed over', String(transition));
  });

test('pages pass over into each other, unless one would rather have no motion', async ({ page }) => {
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
});
