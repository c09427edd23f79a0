import { expect, test, siteOf } from '../support/test.ts';

test('the counter of an enlarged gallery follows a sideways scroll', async ({ page }) => {
  await page.goto(siteOf('tabor'));
  await page
    .getByRole('link', { name: /Bild vergrössern$/ })
    .first()
    .press('Enter');
  const large = page.getByRole('dialog').filter({ has: page.getByRole('img') });
  const counter = large.getByText(/^\d+ \/ \d+$/);
  await expect(counter).toHaveText(/^1 /);
  // Farther than the row is wide.
  await page.mouse.move(400, 300);
  await page.mouse.wheel(20_000, 0);
  await expect(counter).toHaveText(/^(\d+) \/ \1$/);
  const last = Number.parseInt(await counter.innerText(), 10);
  await large.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await expect(counter).toHaveText(new RegExp(`^${last - 1} `));
});
