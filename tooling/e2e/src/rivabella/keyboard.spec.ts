import { expect, test, siteOf } from '../support/test.ts';

test('the language menu opens the same page in another language by keyboard', async ({ page }) => {
  await page.goto(siteOf('rivabella', '/de'), { waitUntil: 'networkidle' });
  const italian = page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'IT' }).first();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    if (await italian.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(italian).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/it$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH');
});
