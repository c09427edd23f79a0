import { tenants } from '@group/themes/registry';
import type { Locator, Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { addAdminUser, listOf, press, removeEntry, signIn, waitForForm, visit } from '../support/admin.ts';
import { dropComplaints } from '../support/complaints.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest } from '../support/editorTest.ts';
import { adminTest as test, expect } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const otherNames = tenants.filter(({ key }) => key !== 'tabor').map(({ name }) => name);

/** After a rejection the form is as the editor left it, and can be saved. */
async function staysTyped(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeEnabled();
}

/** A draft with a link to nowhere is rejected with a sentence, until the link is corrected. */
async function publishesOnlyWhatIsWhole(page: Page, contentUrl: string): Promise<void> {
  const administrator = await firstEditor(contentUrl);
  const redirect = { from: '/probe-pruefung', to: '/kontakt' };
  const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
  const id = await administrator.draft('redirect', { ...redirect, company });
  await visit(page, `${listOf(contentUrl, 'redirect')}/${id}`);
  await waitForForm(page);
  await expect(page.getByText('Nichts zu beanstanden.')).toBeVisible();
  const target = page.getByRole('textbox', { name: /^Führt zu/ });
  await target.fill('/gibt-es-nicht');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(/Der Link führt zu \/gibt-es-nicht/).first()).toBeVisible();
  await staysTyped(page, target, '/gibt-es-nicht');
  await target.fill('/wohnen');
  await press(page, 'Speichern');
  await removeEntry(page, administrator, 'redirect', id);
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

editorTest(
  'an editor of Tabor imports redirects, saves only links that lead somewhere, and sees no other organisation',
  { tag: '@not-firefox' },
  async ({ page, complaints }) => {
    editorTest.setTimeout(240_000);
    const { contentUrl } = runningStack();
    // Only Tabor's website is in the menu, and only its entries are in the lists.
    for (const type of ['page', 'redirect']) {
      await visit(page, `${listOf(contentUrl, type)}?page=1&pageSize=100`);
      await page.getByRole('gridcell').first().waitFor();
      await page.getByRole('link', { name: 'Website Tabor' }).waitFor();
      const shown = await page.locator('body').innerText();
      expect([type, otherNames.filter((name) => shown.includes(`Website ${name}`))]).toEqual([type, []]);
      const cells = await page.getByRole('gridcell').allInnerTexts();
      expect([type, otherNames.filter((name) => cells.includes(name))]).toEqual([type, []]);
    }
    await importsRedirects(page);
    await visit(page, `${contentUrl}/admin/plugins/upload`);
    const files = page.getByRole('main').getByRole('listitem').getByRole('button');
    await files.first().waitFor();
    const names = await files.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title') ?? ''));
    expect(names.some((name) => name.startsWith('tabor-'))).toBe(true);
    // The library also shows the holding's pictures, which every organisation may use.
    const others = tenants.map(({ key }) => key).filter((key) => key !== 'tabor' && key !== 'digallo');
    expect(others.filter((key) => names.some((name) => name.startsWith(`${key}-`)))).toEqual([]);

    await publishesOnlyWhatIsWhole(page, contentUrl);
    dropComplaints(complaints, /status of 400 .*plugin::content\.redirect/);
  },
);

test(
  'editors of Tabor do not overwrite each other, and undo',
  { tag: '@not-firefox' },
  async ({ browser, page, complaints }) => {
    test.setTimeout(240_000);
    const { contentUrl } = runningStack();
    const administrator = await firstEditor(contentUrl);
    const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
    const first = { title: 'Probe eins', path: '/probe-verlauf', company };
    const id = await administrator.draft('page', first);
    await administrator.publish('page', id);
    const form = `${listOf(contentUrl, 'page')}/${id}`;
    const colleague = await (await browser.newContext()).newPage();
    await signIn(page, contentUrl, await addAdminUser(administrator, 'Redaktion Tabor', 'Tanja'));
    await signIn(colleague, contentUrl, await addAdminUser(administrator, 'Redaktion Tabor', 'Tom'));
    for (const each of [page, colleague]) {
      await visit(each, form);
      await waitForForm(each);
    }
    await expect(colleague.getByText('Tanja Muster hat diesen Eintrag gerade offen.')).toBeVisible();
    const title = page.getByRole('textbox', { name: /^Titel/ }).first();
    await title.fill('Probe zwei');
    await press(page, 'Veröffentlichen');
    await expect(page.getByText('War live')).toBeVisible();

    const later = colleague.getByRole('textbox', { name: /^Titel/ }).first();
    await later.fill('Probe drei');
    await colleague.getByRole('button', { name: 'Speichern', exact: true }).click();
    const versions = colleague.getByRole('dialog', { name: 'Zwei Fassungen' });
    await expect(versions.locator('del', { hasText: 'zwei' })).toBeVisible();
    await expect(versions.locator('ins', { hasText: 'drei' })).toBeVisible();
    await expect.poll(() => accessibilityFindings(colleague)).toEqual([]);
    await versions.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(colleague.getByText(/Tanja Muster hat diesen Eintrag um .* gespeichert/)).toBeVisible();
    await staysTyped(colleague, later, 'Probe drei');
    const answer = colleague.waitForResponse((response) => response.url().includes('/actions/publish'));
    await colleague.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    expect((await answer).status()).toBe(400);
    await versions.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }).click();
    await expect(later).toHaveValue('Probe zwei');
    // The other way round: the own version replaces the other, which the history keeps.
    await title.fill('Probe vier');
    await press(page, 'Speichern');
    await later.fill('Probe fünf');
    await colleague.getByRole('button', { name: 'Speichern', exact: true }).click();
    await versions.getByRole('button', { name: 'Meine Fassung speichern' }).click();
    await expect(colleague.getByText('Ersetzter Entwurf')).toBeVisible();
    await expect(later).toHaveValue('Probe fünf');
    await page.reload();
    await waitForForm(page);
    await colleague.context().close();
    dropComplaints(complaints, /status of 400 .*plugin::content\.page/);

    const compare = page.getByRole('button', { name: /^Vergleichen/ }).last();
    const restore = page.getByRole('button', { name: 'Als Entwurf zurückholen' });
    await title.fill('Probe sechs');
    await compare.click();
    await expect(page.getByText('Bitte zuerst speichern: Was Sie eingegeben haben')).toBeVisible();
    await expect(restore).toBeDisabled();
    await page.keyboard.press('Escape');
    await press(page, 'Speichern');
    await compare.click();
    const comparison = page.getByRole('dialog', { name: /^Fassung vom/ });
    await expect(comparison.locator('del', { hasText: 'eins' })).toBeVisible();
    await restore.click();
    await expect(title).toHaveValue('Probe eins', { timeout: 30_000 });

    await visit(page, `${listOf(contentUrl, 'page')}?page=1&pageSize=100`);
    await page
      .getByRole('row', { name: /probe-verlauf/ })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: /^Eintrag löschen/ }).click();
    await expect(page.getByText('Im Papierkorb bleibt es noch 30 Tage.')).toBeVisible();
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByRole('row', { name: /probe-verlauf/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Papierkorb' }).click();
    await page.getByRole('button', { name: 'Zurückholen: Probe eins' }).click();
    await expect(page.getByText('Der Eintrag ist zurück.')).toBeVisible();
    await removeEntry(page, administrator, 'page', id);
  },
);
