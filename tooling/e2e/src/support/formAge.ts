import { expect, type Page } from 'playwright/test';

/** The spam guard rejects a form that was rendered less than this ago. */
const minFillTimeMs = 2_000;

/** Waits until the spam guard accepts the form on the page. */
export async function whenOldEnough(page: Page): Promise<void> {
  const moment = await page.locator('input[name="moment"]').first().inputValue();
  await expect.poll(() => Date.now() - Number.parseInt(moment)).toBeGreaterThan(minFillTimeMs);
}
