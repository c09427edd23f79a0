import type { Page } from 'playwright/test';

/** Waits until React has hydrated the islands of the page, and for the requests that they trigger. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
  await page.waitForLoadState('networkidle');
}

/** Returns to the tab of a page, as if from another one: islands ask for what has changed. */
export async function comeBack(page: Page): Promise<void> {
  await whenHydrated(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
