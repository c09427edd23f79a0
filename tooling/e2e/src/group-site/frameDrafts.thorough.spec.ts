import type { Page } from 'playwright/test';
import { press, waitForForm, visit } from '../support/admin.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { expect, siteOf } from '../support/test.ts';

/** Links of the top bar, in their order. */
const linksOf = (page: Page): Promise<string[]> =>
  page.getByRole('banner').getByRole('navigation').first().getByRole('link').allInnerTexts();

/** Moves the second link of the navigation down by one, with the keyboard. */
async function moveSecondDown(page: Page): Promise<void> {
  const handle = page.getByRole('button', { name: 'Ziehen' }).nth(1);
  await handle.focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
}

test(
  'an editor of Tabor changes its navigation as a draft, looks at it, publishes it and takes it back',
  { tag: '@not-firefox' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const site = await page.context().newPage();
    await site.setViewportSize({ width: 1440, height: 900 });
    await site.goto(siteOf('tabor'));
    const before = await linksOf(site);
    const [first = '', second = '', third = '', ...rest] = before;
    const moved = [first, third, second, ...rest];
    const form = '/admin/content-manager/single-types/plugin::content.konfiguration-tabor';
    await visit(page, form);
    await waitForForm(page);
    await moveSecondDown(page);
    await press(page, 'Speichern');

    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Entwurf auf der Website ansehen' }).click(),
    ]);
    await preview.setViewportSize({ width: 1440, height: 900 });
    await expect(preview.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
    expect(await linksOf(preview)).toEqual(moved);
    await preview.getByRole('link', { name: 'Vorschau beenden' }).click();
    await preview.close();
    await site.reload();
    expect(await linksOf(site)).toEqual(before);

    await press(page, 'Veröffentlichen');
    const shows = (links: string[]) =>
      expect(async () => {
        await site.reload();
        expect(await linksOf(site)).toEqual(links);
      }).toPass({ timeout: 15_000 });
    await shows(moved);

    // A website's frame cannot be unpublished; a former version is restored as a draft.
    await page.getByRole('button', { name: 'Weitere Aktionen' }).first().click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Veröffentlichung/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Vergleichen/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Als Entwurf zurückholen' }).click();
    await waitForForm(page);
    await expect(page.getByText('Ersetzter Entwurf')).toBeVisible({ timeout: 30_000 });
    await press(page, 'Veröffentlichen');
    await shows(before);
  },
);
