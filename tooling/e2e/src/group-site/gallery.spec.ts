import { expect, test, siteOf } from '../support/test.ts';

test('gallery buttons scroll the pictures, and a picture can be enlarged', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(siteOf('tabor'));
  const next = page.getByRole('button', { name: 'Nächstes Bild' });
  const previous = page.getByRole('button', { name: 'Vorheriges Bild' });
  const pictures = page.getByRole('link', { name: /Bild vergrössern$/ });
  await pictures.first().scrollIntoViewIfNeeded();
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
  await next.click();
  await next.click();
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
  await previous.click();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });

  await pictures.nth(1).press('Enter');
  const large = page.getByRole('dialog').filter({ has: page.getByRole('img') });
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(pictures.nth(1)).toBeFocused();
});
