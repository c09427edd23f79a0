import { expect, type Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { listOf, press, waitForForm } from '../support/admin.ts';
import { englishTexts } from '../support/englishWords.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });

interface Stored {
  id: number;
  name: string;
  alternativeText: string | null;
  /** Key of the organisation that owns it. */
  tenant: string | null;
}

/** The pictures of this spec in the library, by name. */
async function storedPictures(contentUrl: string): Promise<ReadonlyMap<string, Stored>> {
  const administrator = await firstEditor(contentUrl);
  const { results = [] } = await administrator.call('GET', '/upload/files?pageSize=100&_q=probebild');
  return new Map((results as unknown as Stored[]).map((each) => [each.name, each]));
}

async function removePictures(contentUrl: string): Promise<void> {
  const fileIds = [...(await storedPictures(contentUrl)).values()].map(({ id }) => id);
  const administrator = await firstEditor(contentUrl);
  if (fileIds.length > 0) await administrator.call('POST', '/upload/actions/bulk-delete', { fileIds });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /beschreiben$/ });

/** Without Strapi's picker behind it. Buttons have too little contrast under the pointer, and dialogs fade in. */
async function expectAccessibleDialog(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const id = await dialog(page).getAttribute('id');
  await expect.poll(() => accessibilityFindings(page, `[id="${id}"]`)).toEqual([]);
}

const textOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Alternativtext für ${name}` });

test(
  'an editor of Tabor is asked for the alternative text of each picture that they upload',
  { tag: '@not-firefox' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const { contentUrl } = runningStack();
    await removePictures(contentUrl);
    const administrator = await firstEditor(contentUrl);

    // In the library: two pictures at once.
    await page.goto(`${contentUrl}/admin/plugins/upload`);
    await expect(page.getByText('Digallo').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Hinderzelg')).toHaveCount(0);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([picture('probebild-eins.png'), picture('probebild-zwei.png')]);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
    await expectAccessibleDialog(page);
    expect(await englishTexts(page)).toEqual([]);

    // Neither a key nor a click beside it closes the dialog, nor does it take nothing for an answer.
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await textOf(page, 'probebild-eins.png').fill('Zwei Bewohnerinnen im Garten');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(dialog(page).getByText('Bitte schreiben, was zu sehen ist')).toHaveCount(1);
    await expect(textOf(page, 'probebild-zwei.png')).toBeFocused();
    await expectAccessibleDialog(page);
    await page.getByRole('button', { name: 'Später', exact: true }).click();

    // The library says what is still without, also later.
    await page.reload();
    await page.getByRole('button', { name: 'Jetzt beschreiben' }).click();
    await textOf(page, 'probebild-eins.png').fill('Zwei Bewohnerinnen im Garten');
    await dialog(page).getByRole('checkbox', { name: 'Nur Schmuck' }).first().check();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Jetzt beschreiben' })).toHaveCount(0);
    const stored = await storedPictures(contentUrl);
    expect(stored.get('probebild-eins.png')).toMatchObject({
      alternativeText: 'Zwei Bewohnerinnen im Garten',
      tenant: 'tabor',
    });
    expect(stored.get('probebild-zwei.png')).toMatchObject({ alternativeText: '', tenant: 'tabor' });

    // In the picker of an entry.
    const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
    const article = { title: 'Probe Bilder', slug: 'probe-bilder', date: '2026-11-02', teaser: 'Mit Bild.', company };
    const id = await administrator.draft('article', article);
    await page.goto(`${listOf(contentUrl, 'article')}/${id}`);
    await waitForForm(page);
    await page
      .getByRole('button', { name: /^Klicken, um eine Datei hinzuzufügen/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Weitere Dateien hinzufügen' }).click();
    await page.locator('input[type="file"]').last().setInputFiles(picture('probebild-drei.png'));
    await page.getByRole('button', { name: '1 Datei in die Bibliothek laden' }).click();
    // About this picture alone, above the picker.
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await expectAccessibleDialog(page);
    await textOf(page, 'probebild-drei.png').fill('Ein grünes Feld');
    await dialog(page).getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Fertig' }).click();
    await press(page, 'Speichern');
    expect((await storedPictures(contentUrl)).get('probebild-drei.png')).toMatchObject({
      alternativeText: 'Ein grünes Feld',
      tenant: 'tabor',
    });
    await administrator.call('DELETE', `/content-manager/collection-types/plugin::content.article/${id}`);
    await removePictures(contentUrl);
  },
);

test('an editor of Tabor sets what crops show of a picture', { tag: '@not-firefox' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { contentUrl } = runningStack();
  await page.goto(`${contentUrl}/admin/plugins/upload?_q=tabor-bank`);
  await page
    .getByRole('button', { name: /tabor-bank/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Zuschneiden' }).click();
  // The picture has 1320 × 880 pixels.
  await page.getByRole('textbox', { name: 'Bildmittelpunkt von links (px)' }).fill('264');
  await page.getByRole('textbox', { name: 'Bildmittelpunkt von oben (px)' }).fill('792');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('Die Datei ist zugeschnitten.').first()).toBeVisible();
  const { results = [] } = await (await firstEditor(contentUrl)).call('GET', '/upload/files?_q=tabor-bank');
  expect(results).toMatchObject([{ focalPoint: { x: 20, y: 90 } }]);
});
