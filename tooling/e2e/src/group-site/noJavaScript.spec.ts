import { expect, test, siteOf } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the home page is readable without JavaScript, and its pictures can be scrolled and opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('tabor'));
  await expect(page.getByRole('heading', { level: 1, name: 'Daheim über dem See' })).toBeVisible();
  for (const part of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
    await expect(part).toBeVisible();
  const words = await page.getByRole('main').innerText();
  expect(words.length).toBeGreaterThan(500);
  const pictures = page.getByRole('main').getByRole('link', { name: /Bild vergrössern$/ });
  expect(await pictures.count()).toBeGreaterThan(2);
  const last = pictures.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const [picture] = await Promise.all([page.waitForResponse(/\/pictures\/.+\.jpg$/), last.click()]);
  expect(picture.status()).toBe(200);
});

// Only the latest browsers open a dialog without a script, so the links are always visible.
test('the menu links are visible without JavaScript', async ({ page }) => {
  await page.goto(siteOf('tabor'));
  const banner = page.getByRole('banner');
  for (const width of [700, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(banner.getByRole('button', { name: 'Menü' })).toBeHidden();
    await expect(banner.getByRole('link', { name: /^0\d\d / })).toBeVisible();
    await expect(banner.getByRole('navigation').getByRole('link', { name: 'Jobs' })).toBeInViewport();
  }
  await banner.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL(siteOf('tabor', '/jobs'));
});

test('job filters work without JavaScript', async ({ page }) => {
  await page.goto(siteOf('digallo', '/jobs/offene-stellen'));
  const all = await page.getByRole('main').innerText();
  await page.getByLabel('Bereich').selectOption('technik');
  await page.getByRole('button', { name: 'Stellen anzeigen' }).click();
  await expect(page).toHaveURL(/bereich=technik/);
  await expect(page.getByLabel('Bereich')).toHaveValue('technik');
  expect((await page.getByRole('main').innerText()).length).toBeLessThan(all.length);
});
