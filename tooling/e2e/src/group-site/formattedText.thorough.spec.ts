import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { listOf, press, removeEntry, waitForForm, visit } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { expect, siteOf } from '../support/test.ts';

/** As Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=DE-CH><!--StartFragment-->
<h2>Was Sie mitbringen</h2>
<p class=MsoNormal><span style='font-family:"Arial",sans-serif'>Fragen? <a href="mailto:anna@tabor.example">Schreiben Sie uns.</a></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Hausschuhe</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Lieblingskissen</p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Mahlzeit</p></td><td><p class=MsoNormal>Zeit</p></td></tr>
<tr><td><p class=MsoNormal>Mittagessen</p></td><td><p class=MsoNormal>12.00 Uhr</p></td></tr></table><!--EndFragment--></body></html>`;

/** Pastes HTML that the browser has not cleaned; its own clipboard drops Word's styles. */
async function paste(page: Page, html: string): Promise<void> {
  await page.locator('[data-slate-editor]').evaluate((editor, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', text);
    dataTransfer.setData('text/plain', 'Was Sie mitbringen');
    const isLeft = editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: dataTransfer, bubbles: true, cancelable: true }),
    );
    // Where the editor waits for the second event of a paste.
    const options = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
    if (isLeft) editor.dispatchEvent(new InputEvent('beforeinput', options));
  }, html);
}

test(
  'an editor pastes a text from Word, extends its table by keyboard and adds a link',
  { tag: '@not-firefox' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const administrator = await firstEditor();
    const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
    const article = { title: 'Umzug ins Tabor', slug: 'umzug-ins-tabor', date: '2026-11-02', company };
    const teaser = 'Was Sie für den Umzug brauchen.';
    const id = await administrator.draft('article', { ...article, teaser });
    await visit(page, `${listOf('article')}/${id}`);
    await waitForForm(page);

    const editor = page.locator('[data-slate-editor]');
    await editor.click();
    await paste(page, fromWord);
    await expect(editor.getByRole('heading', { name: 'Was Sie mitbringen' })).toBeVisible();
    await editor.getByRole('cell', { name: '12.00 Uhr' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Abendessen');
    await page.keyboard.press('Tab');
    await page.keyboard.type('18.00 Uhr');
    await expect(editor.getByRole('row')).toHaveCount(3);
    // The return key leaves the table, and the menu of blocks has another.
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').filter({ hasText: 'Text' }).click();
    await page.getByRole('option', { name: 'Tabelle' }).click();
    await expect(editor.getByRole('table')).toHaveCount(2);
    await editor.getByRole('button', { name: 'Tabelle löschen' }).last().click();
    await expect(editor.getByRole('table')).toHaveCount(1);
    await page.keyboard.type('Mehr ');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Ziel' });
    await dialog.getByRole('textbox', { name: 'Ziel' }).fill('tabor.example/umzug');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText(/^Bitte einen Pfad mit \/ am Anfang schreiben/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Ziel' }).fill('www.tabor.example/kontakt');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('dazu');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog).toBeHidden();
    await press(page, 'Veröffentlichen');

    await page.goto(siteOf('tabor', `/media/${id}/umzug-ins-tabor`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Was Sie mitbringen' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Schreiben Sie uns.' })).toHaveAttribute('href', /anna@tabor\.example/);
    await expect(main.getByRole('link', { name: 'dazu' })).toHaveAttribute('href', 'https://www.tabor.example/kontakt');
    await expect(main.getByRole('listitem').filter({ hasText: 'Lieblingskissen' })).toBeVisible();
    await expect(main.getByRole('columnheader', { name: 'Mahlzeit' })).toBeVisible();
    await expect(main.getByRole('row', { name: 'Abendessen 18.00 Uhr' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await removeEntry(page, administrator, 'article', id);
  },
);
