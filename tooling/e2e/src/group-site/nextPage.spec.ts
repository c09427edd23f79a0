import type { Page } from 'playwright/test';
import { expect, test, siteOf } from '../support/test.ts';

/** The page's delivery type: `navigational-prefetch` if it was prefetched (Navigation Timing, level 2). */
const delivery = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'deliveryType' in navigation ? String(navigation.deliveryType) : 'unknown';
};

/** Paths that the browser begins to prerender. It then stops, as no page is prerendered while a test drives the browser. */
async function watchPrerendering(page: Page): Promise<Set<string>> {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prerenderStatusUpdated', ({ key }) => paths.add(new URL(key.url).pathname));
  await session.send('Preload.enable');
  return paths;
}

test(
  'loads a page while the pointer is on its link, and prerenders it unless it has a form',
  { tag: '@chromium' },
  async ({ page }) => {
    const prerendered = await watchPrerendering(page);
    for (const [name, path] of [
      ['Kontakt', '/kontakt'],
      ['Wohnen', '/wohnen'],
    ] as const) {
      await page.goto(siteOf('tabor'));
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      const asked = page.context().waitForEvent('request', (request) => new URL(request.url()).pathname === path);
      await link.hover();
      await asked;
      await link.click();
      await expect(page).toHaveURL(siteOf('tabor', path));
      expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
    }
    expect([...prerendered]).toEqual(['/wohnen']);
  },
);

/** Records in the browser whether the page was revealed with a view transition, which can be later than its `load` event. */
const recordReveal = (): void =>
  addEventListener('pagereveal', (event) => {
    const transition = 'viewTransition' in event && event.viewTransition !== null;
    sessionStorage.setItem(location.pathname, transition ? 'transition' : 'none');
  });

test(
  'uses view transitions between pages unless reduced motion is preferred',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(recordReveal);
    for (const [reducedMotion, revealed] of [
      ['no-preference', 'transition'],
      ['reduce', 'none'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(siteOf('tabor'));
      await page.getByRole('banner').getByRole('link', { name: 'Wohnen' }).click();
      await expect(page).toHaveURL(/\/wohnen$/);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('/wohnen'))).toBe(revealed);
    }
  },
);
