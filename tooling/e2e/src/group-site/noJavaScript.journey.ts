import { expect, journey, siteOf } from '../looking/journey.ts';

journey.use({ javaScriptEnabled: false });

journey('without JavaScript the home is readable', async ({ page }) => {
  await page.goto(siteOf('tabor'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
    await expect(part).toBeVisible();
  const words = await page.getByRole('main').innerText();
  expect(words.length).toBeGreaterThan(500);
});

journey('without JavaScript the menu of narrow screens opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('tabor'));
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await menu.getByRole('button', { name: 'Menü schliessen' }).click();
  await expect(menu).toBeHidden();
});

journey('without JavaScript the pictures of the gallery can be scrolled to and opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('tabor'));
  const pictures = page.getByRole('main').getByRole('link', { name: /Bild vergrössern$/ });
  expect(await pictures.count()).toBeGreaterThan(2);
  const last = pictures.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const [picture] = await Promise.all([page.waitForResponse(/\/pictures\/.+\.jpg$/), last.click()]);
  expect(picture.status()).toBe(200);
});
