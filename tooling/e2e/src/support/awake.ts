import type { Page } from 'playwright/test';

/** Waits until React has taken the page over and everything that it asked for is there. */
export async function whenAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('script[type="text/asleep"]'));
  await page.waitForLoadState('networkidle');
}
