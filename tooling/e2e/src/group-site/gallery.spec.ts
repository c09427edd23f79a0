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
  await previous.press('Enter');
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(previous).toBeFocused();

  await pictures.nth(1).press('Enter');
  const large = page.getByRole('dialog').filter({ has: page.getByRole('img') });
  const counter = large.getByText(/^\d+ \/ \d+$/);
  await expect(counter).toHaveText(/^2 /);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/^3 /);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(/^2 /);
  // Farther than the row is wide.
  await page.mouse.move(200, 300);
  await page.mouse.wheel(20_000, 0);
  await expect(counter).toHaveText(/^(\d+) \/ \1$/);
  const last = Number.parseInt(await counter.innerText(), 10);
  await large.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await expect(counter).toHaveText(new RegExp(`^${last - 1} `));
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(pictures.nth(1)).toBeFocused();
});
