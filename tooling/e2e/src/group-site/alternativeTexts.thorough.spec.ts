import { expect, type Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { holdRequests, listOf, press, removeEntry, waitForForm, visit } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest as test } from '../support/editorTest.ts';

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
  /** Name of the organisation that owns it. */
  owner: string;
  focalPoint: { x: number; y: number } | null;
}

/** The pictures of this spec in the library, by name. */
async function storedPictures(): Promise<ReadonlyMap<string, Stored>> {
  const path = '/content/files?type=plugin::content.konfiguration-tabor&search=probebild';
  const sections: unknown = await (await firstEditor()).call('GET', path);
  const stored = (sections as { title: string; files: Stored[] }[]).flatMap(({ title, files }) =>
    files.map((file) => ({ ...file, owner: title })),
  );
  return new Map(stored.map((each) => [each.name, each]));
}

async function removePictures(): Promise<void> {
  const administrator = await firstEditor();
  for (const { id } of (await storedPictures()).values()) await administrator.call('DELETE', `/upload/files/${id}`);
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Buttons have too little contrast under the pointer, and dialogs fade in. */
async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect.poll(() => accessibilityFindings(page, part)).toEqual([]);
}

const textOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Alternativtext für ${name}` });

test(
  'an editor of Tabor is asked for the alternative text of each picture that they upload',
  { tag: '@not-firefox' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await removePictures();
    const administrator = await firstEditor();

    // In the library: two pictures at once, whose texts are asked for before they are sent.
    await visit(page, '/admin/plugins/upload');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Tabor', 'Für alle Betriebe'], {
      timeout: 30_000,
    });
    await expectAccessible(page, 'main');
    await page.getByLabel('Hochladen').setInputFiles([picture('probebild-eins.png'), picture('probebild-zwei.png')]);
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    await expect(dialog(page).getByRole('slider', { name: 'Von oben: probebild-zwei.png' })).toHaveCount(1);

    // A click beside the dialog does not close it, nor does it take nothing for an answer.
    await page.mouse.click(2, 2);
    await textOf(page, 'probebild-eins.png').fill('Zwei Bewohnerinnen im Garten');
    await dialog(page).getByRole('button', { name: 'Hochladen' }).click();
    await expect(dialog(page).getByText('Bitte schreiben, was zu sehen ist')).toHaveCount(1);
    await expect(textOf(page, 'probebild-zwei.png')).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    // What is typed is there again after the dialog was closed, with the pictures.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByLabel('Hochladen').setInputFiles([picture('probebild-eins.png'), picture('probebild-zwei.png')]);
    await expect(textOf(page, 'probebild-eins.png')).toHaveValue('Zwei Bewohnerinnen im Garten');
    await dialog(page).getByRole('button', { name: 'Später beschreiben' }).click();
    await expect(dialog(page)).toHaveCount(0);

    // Of a document, nothing is asked.
    const plan = { name: 'probebild-plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    const isUploaded = page.waitForResponse(/\/upload(?:\/files)?\?/);
    await page.getByLabel('Hochladen').setInputFiles(plan);
    expect((await isUploaded).ok()).toBe(true);
    await expect(dialog(page)).toHaveCount(0);

    // The library says what is still without, also later.
    await page.reload();
    const undescribed = page.getByRole('checkbox', { name: 'Nur ohne Alternativtext' });
    await undescribed.check();
    const open = () => page.getByRole('button', { name: 'probebild-zwei.png' }).click();
    await open();
    await textOf(page, 'probebild-zwei.png').fill('Ein Tisch');
    await page.reload();
    await undescribed.check();
    await open();
    await expect(textOf(page, 'probebild-zwei.png')).toHaveValue('Ein Tisch');
    await expect(dialog(page).getByText('Der Alternativtext ist noch nicht gespeichert.')).toBeVisible();
    await dialog(page).getByRole('checkbox', { name: 'Nur Schmuck' }).check();
    await dialog(page).getByRole('button', { name: 'Beschreibung speichern' }).click();
    await expect(dialog(page).getByText('Gespeichert.')).toBeVisible();
    await expect(dialog(page).getByText('Kein Eintrag verwendet diese Datei.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Datei löschen' }).click();
    const question = page.getByRole('alertdialog', { name: 'Endgültig löschen?' });
    await expect(question).toContainText('«probebild-zwei.png» ist danach für immer gelöscht.');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await dialog(page).getByRole('button', { name: 'Schliessen' }).click();
    // The list keeps its filter, without the picture.
    await expect(undescribed).toBeChecked();
    await expect(page.getByRole('button', { name: 'probebild-zwei.png' })).toHaveCount(0);
    const stored = await storedPictures();
    expect(stored.get('probebild-eins.png')).toMatchObject({
      alternativeText: 'Zwei Bewohnerinnen im Garten',
      owner: 'Tabor',
    });
    expect(stored.get('probebild-zwei.png')).toMatchObject({ alternativeText: '', owner: 'Tabor' });

    // In the field of an entry.
    const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
    const article = { title: 'Probe Bilder', slug: 'probe-bilder', date: '2026-11-02', teaser: 'Mit Bild.', company };
    const id = await administrator.draft('article', article);
    await visit(page, `${listOf('article')}/${id}`);
    await waitForForm(page);
    const publishFrom = page.getByLabel('Sichtbar ab: Datum');
    await page.getByText('Sichtbar ab', { exact: true }).click();
    await expect(publishFrom).toBeFocused();
    await expect(publishFrom).toHaveAccessibleDescription(/^Leer: sofort/);
    // The theme of the admin is light, also on a device that is dark.
    await expect(publishFrom).toHaveCSS('color-scheme', 'light');
    await page
      .getByRole('button', { name: /^Bild wählen/ })
      .first()
      .click();
    await page.getByLabel('Neue Bilder hochladen').setInputFiles(picture('probebild-drei.png'));
    await textOf(page, 'probebild-drei.png').fill('Ein grünes Feld');
    await dialog(page).getByRole('slider', { name: 'Von links' }).fill('20');
    await dialog(page).getByRole('button', { name: 'Hochladen' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Ein grünes Feld')).toBeVisible();
    await press(page, 'Speichern');
    expect((await storedPictures()).get('probebild-drei.png')).toMatchObject({
      alternativeText: 'Ein grünes Feld',
      owner: 'Tabor',
      focalPoint: { x: 20, y: 50 },
    });
    // What uses it is said beside the field, too.
    await page.getByRole('button', { name: 'Details: probebild-drei.png' }).click();
    await expect(dialog(page).getByRole('link', { name: 'Probe Bilder' })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    const { release } = await holdRequests(page, '**/upload/files/*/replace');
    await dialog(page).getByLabel('Datei ersetzen').setInputFiles(picture('probebild-vier.png'));
    await expect(dialog(page).getByText('Wird ersetzt …')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Datei ersetzen' })).toBeDisabled();
    release();
    await expect(dialog(page).getByText('Die Datei ist ersetzt.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Details: probebild-drei.png' })).toBeFocused();
    // Closed while a file is being sent, the dialog does not add it.
    const frames = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { release: releaseUpload } = await holdRequests(page, '**/upload/files?*');
    const uploaded = page.waitForResponse(/\/upload\/files\?/);
    await page.getByRole('button', { name: 'Bild wählen: Bild' }).click();
    await page.getByLabel('Neue Bilder hochladen').setInputFiles(picture('probebild-sechs.png'));
    await dialog(page).getByRole('button', { name: 'Später beschreiben' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    releaseUpload();
    await (await uploaded).finished();
    await frames();
    await expect(page.getByRole('button', { name: 'Details: probebild-drei.png' })).toBeVisible();
    // Nor does it open again after a replacement, which it says where it was pressed.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Details: probebild-drei.png' }).click();
    const { release: releaseLater } = await holdRequests(page, '**/upload/files/*/replace');
    const replaced = page.waitForResponse(/\/replace$/);
    await dialog(page).getByLabel('Datei ersetzen').setInputFiles(picture('probebild-vier.png'));
    await expect(dialog(page).getByText('Wird ersetzt …')).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(dialog(page)).toHaveCount(0);
    releaseLater();
    await (await replaced).finished();
    await frames();
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Entfernen: probebild-drei.png' }).click();
    await expect(page.getByRole('button', { name: 'Bild wählen: Bild' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Entfernt: probebild-drei.png' })).toHaveCount(1);
    await removeEntry(page, administrator, 'article', id);

    // Several in an order.
    const pictures = ['probebild-eins.png', 'probebild-zwei.png'].map((name) => stored.get(name)?.id);
    const house = await administrator.draft('house', { name: 'Probe Haus', slug: 'probe-haus', company, pictures });
    await visit(page, `${listOf('house')}/${house}`);
    await waitForForm(page);
    const forward = page.getByRole('button', { name: 'Nach vorn: probebild-zwei.png' });
    await forward.press('Enter');
    await expect(page.getByRole('button', { name: /^Entfernen: / }).first()).toHaveAccessibleName(/zwei/);
    await expect(forward).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'probebild-zwei.png: Stelle 1 von 2' })).toHaveCount(1);
    await removeEntry(page, administrator, 'house', house);

    await visit(page, '/admin/plugins/upload');
    await page.getByRole('button', { name: 'Zwei Bewohnerinnen im Garten' }).click();
    await dialog(page).getByRole('button', { name: 'Datei löschen' }).click();
    await question.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect([...(await storedPictures()).keys()]).not.toContain('probebild-eins.png');
    await removePictures();
  },
);
