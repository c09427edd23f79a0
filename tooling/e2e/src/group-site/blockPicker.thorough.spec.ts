import { page as pageType } from '@group/content-client/contract/content/page';
import { accessibilityFindings } from '../support/accessibility.ts';
import { openEntry, press, removeEntry } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { expect } from '../support/test.ts';

test('an editor chooses a block by its picture and sentence', { tag: '@not-firefox' }, async ({ page }) => {
  test.setTimeout(180_000);
  const editor = await firstEditor();
  const company = { connect: [{ documentId: await editor.documentId('company', 'key', 'tabor') }] };
  const path = '/s/probe-bloecke';
  const id = await editor.draft('page', { path, company });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEntry(page, 'page', path);
  // A draft that cannot be published is not praised.
  await expect(page.getByText('Titel: Bitte ausfüllen.')).toBeVisible();
  await expect(page.getByText('Nichts zu beanstanden.')).toHaveCount(0);
  await page
    .getByRole('textbox', { name: /^Titel/ })
    .first()
    .fill('Probe Blöcke');
  await page.getByRole('button', { name: /Inhalt/ }).click();
  const tiles = page.getByRole('region', { name: 'Blöcke' }).getByRole('button');
  await expect(tiles).toHaveCount(pageType.fields.blocks.components.length);
  const drawn = await tiles
    .locator('img')
    .evaluateAll(
      (pictures) =>
        pictures.filter(
          (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
        ).length,
    );
  expect(drawn).toBe(pageType.fields.blocks.components.length);
  const sentence = 'Ein Satz von jemandem aus dem Haus, mit Name und Bild.';
  const tile = tiles.and(page.getByRole('button', { name: `Zitat ${sentence}` }));
  await expect(tile).toBeVisible();
  const findings = await accessibilityFindings(page, 'main [role="region"]');
  // Strapi names the picture as the tile.
  expect(findings.filter((finding) => !finding.startsWith('image-redundant-alt'))).toEqual([]);
  const quotation = page.getByRole('textbox', { name: /^Zitat/ });
  // Where Strapi renders its picker again under the press, it loses it, and a person presses again.
  await expect(async () => {
    if (await tile.isVisible()) await tile.click({ timeout: 5_000 });
    await expect(quotation).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await quotation.fill('Hier bin ich daheim.');
  // The menus that insert a block beside another have the sentence, too.
  await page.getByRole('button', { name: 'Weitere Aktionen' }).last().click();
  await page.getByRole('menuitem', { name: 'Block darüber einfügen' }).click();
  await expect(page.getByRole('menuitem', { name: `Zitat ${sentence}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await press(page, 'Speichern');
  const { data } = await editor.call(
    'GET',
    `/content-manager/collection-types/plugin::content.page/${id}?locale=de-CH`,
  );
  expect(data?.blocks).toMatchObject([{ __component: 'blocks.quote', text: 'Hier bin ich daheim.' }]);
  // A block that is deleted by mistake comes back, with what was typed.
  await page
    .getByRole('button', { name: /löschen$/ })
    .last()
    .click();
  await expect(quotation).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(quotation).toHaveValue('Hier bin ich daheim.');
  await removeEntry(page, editor, 'page', id);
});
