import type { Page } from 'playwright/test';

/** Waits for hydration and the requests it triggers. */
export async function whenAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('script[type="text/asleep"]'));
  await page.waitForLoadState('networkidle');
}
