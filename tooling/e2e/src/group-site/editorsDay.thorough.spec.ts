import { tenants } from '@group/themes/registry';
import { expect, type Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { expectTyped, listOf, openEntry, press, removeEntry, waitForForm, visit } from '../support/admin.ts';
import { dropComplaints } from '../support/complaints.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest as test } from '../support/editorTest.ts';

const otherNames = tenants.filter(({ key }) => key !== 'tabor').map(({ name }) => name);

/** A draft with a link to nowhere is rejected with a sentence, until the link is corrected. */
async function publishesOnlyWhatIsWhole(page: Page): Promise<void> {
  const administrator = await firstEditor();
  const redirect = { from: '/probe-pruefung', to: '/kontakt' };
  const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
  const id = await administrator.draft('redirect', { ...redirect, company });
  await visit(page, `${listOf('redirect')}/${id}`);
  await waitForForm(page);
  await expect(page.getByText('Nichts zu beanstanden.')).toBeVisible();
  const target = page.getByRole('textbox', { name: /^Führt zu/ });
  await target.fill('/gibt-es-nicht');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(/Der Link führt zu \/gibt-es-nicht/).first()).toBeVisible();
  await expectTyped(page, target, '/gibt-es-nicht');
  await target.fill('/wohnen');
  await press(page, 'Speichern');
  await removeEntry(page, administrator, 'redirect', id);
}

/** A new entry is of the editor's organisation without a choice, as its form says. */
async function savesWithoutChoosing(page: Page): Promise<void> {
  const administrator = await firstEditor();
  await visit(page, `${listOf('redirect')}/create`);
  await waitForForm(page);
  await expect(page.getByText(/Leer: Ihr Betrieb/)).toBeVisible();
  const from = '/probe-ohne-betrieb';
  await page.getByRole('textbox', { name: /^Frühere Adresse/ }).fill(from);
  await page.getByRole('textbox', { name: /^Führt zu/ }).fill('/wohnen');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Tabor', exact: true })).toBeVisible();
  await removeEntry(page, administrator, 'redirect', await administrator.documentId('redirect', 'from', from));
}

/** On the list of redirects: of a file with a good and a bad line the good one is written. */
async function importsRedirects(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CSV importieren' }).click();
  const buffer = Buffer.from('Alt;Neu\r\n/für-gäste.html;/wohnen\r\n/wohnen;/kontakt', 'latin1');
  await page.getByLabel('CSV-Datei').setInputFiles({ name: 'alt.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Abgelehnt: 1' })).toBeVisible();
  await expect(page.getByText(/die Weiterleitung hätte keine Wirkung/)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(() => accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '1 Weiterleitung übernehmen' }).click();
  await expect(page.getByText('1 Weiterleitung übernommen.')).toBeVisible();
  await page.getByRole('button', { name: 'Schliessen' }).last().click();
  await expect(page.getByRole('gridcell', { name: '/für-gäste.html' })).toBeVisible();
}

test(
  'an editor of Tabor imports redirects, saves only links that lead somewhere, and sees no other organisation',
  { tag: '@not-firefox' },
  async ({ page, complaints }) => {
    test.setTimeout(240_000);
    // The address of a page that others have in their menu.
    await visit(page, '/admin/bewerbungen');
    await expect(page.getByText('Diesen Inhalt dürfen Sie nicht ansehen')).toBeVisible();
    // Only Tabor's website is in the menu, and only its entries are in the lists.
    for (const type of ['page', 'redirect']) {
      await visit(page, `${listOf(type)}?page=1&pageSize=100`);
      await page.getByRole('gridcell').first().waitFor();
      await page.getByRole('link', { name: 'Website Tabor' }).waitFor();
      const shown = await page.locator('body').innerText();
      expect([type, otherNames.filter((name) => shown.includes(`Website ${name}`))]).toEqual([type, []]);
      const cells = await page.getByRole('gridcell').allInnerTexts();
      expect([type, otherNames.filter((name) => cells.includes(name))]).toEqual([type, []]);
    }
    await importsRedirects(page);
    await visit(page, '/admin/plugins/upload');
    const files = page.getByRole('main').getByRole('listitem').getByRole('button');
    await files.first().waitFor();
    const names = await files.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title') ?? ''));
    expect(names.some((name) => name.startsWith('tabor-'))).toBe(true);
    // The library also shows the holding's pictures, which every organisation may use.
    const others = tenants.map(({ key }) => key).filter((key) => key !== 'tabor' && key !== 'digallo');
    expect(others.filter((key) => names.some((name) => name.startsWith(`${key}-`)))).toEqual([]);

    await publishesOnlyWhatIsWhole(page);
    await savesWithoutChoosing(page);
    await openEntry(page, 'availability', 'tabor-haus-am-hang');
    expect(await accessibilityFindings(page, '[name="longStay"]')).toEqual([]);
    dropComplaints(complaints, /status of 400 .*plugin::content\.redirect/);
  },
);
