import { expect, test, siteOf } from '../support/test.ts';

test('the counter of an enlarged gallery follows a sideways scroll', { tag: '@webkit' }, async ({ page }) => {
  await page.goto(siteOf('tabor'));
  await page
    .getByRole('link', { name: /Bild vergrössern$/ })
    .first()
    .press('Enter');
  const large = page.getByRole('dialog').filter({ has: page.getByRole('img') });
  const counter = large.getByText(/^\d+ \/ \d+$/);
  await expect(counter).toHaveText(/^1 /);
  const width = (await large.boundingBox())?.width ?? 0;
  await page.mouse.move(width / 2, 300);
  await page.mouse.wheel(width, 0);
  await expect(counter).toHaveText(/^2 /);
  await large.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await expect(counter).toHaveText(/^1 /);
});
