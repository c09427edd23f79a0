import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { addAdminUser, signIn, visit } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { fitsAPhone } from '../support/fitsAPhone.ts';
import { adminTest as test, expect } from '../support/test.ts';

/** The profile leads to the page for a password, whose rule Strapi's form does not have. */
async function changesThePassword(page: Page): Promise<void> {
  await visit(page, '/admin/me');
  await expect(page.getByRole('heading', { name: 'im Menü unter «Passwort und zweiter Faktor»' })).toBeVisible();
  await expect(page.locator('input[type="password"]:visible')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sprache der Oberfläche' })).toHaveText('Auswählen …');
  await expect(page.locator('a[href*="strapi.io"]:visible')).toHaveCount(0);
  await page.getByRole('link', { name: 'Passwort und zweiter Faktor' }).click();
  await page.getByRole('link', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Bisheriges Passwort').fill('Holunder-Treppe-7');
  for (const name of ['Neues Passwort', 'Neues Passwort wiederholen'])
    await page.getByLabel(name, { exact: true }).fill('vogel suppe tinte nagel');
  expect(await accessibilityFindings(page)).toEqual([]);
  await fitsAPhone(page);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Das Passwort ist geändert' })).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zu den Inhalten' }).click();
}

/** Strapi shows everybody the link to its settings, in which editors have none. */
async function seesNoSettings(page: Page): Promise<void> {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.locator('[aria-controls="burger-menu"]').click();
  const menu = page.locator('#burger-menu');
  await expect(menu.getByRole('link', { name: 'Passwort und zweiter Faktor' })).toBeVisible();
  await expect(menu.locator('a[href$="/settings"]:visible')).toHaveCount(0);
}

test(
  'an administrator invites an editor, whose role a search finds, and hands over the link',
  { tag: '@not-firefox' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const administrator = await firstEditor();
    await signIn(page, await addAdminUser(administrator, 'Super Admin'));
    await visit(page, '/admin/settings/users');
    const invite = page.getByRole('link', { name: 'Person einladen' });
    await expect(invite).toBeVisible();
    await fitsAPhone(page);
    // Nothing leads to Strapi's own pages, or to its editor of content types.
    await expect(page.locator('a:is([href*="strapi.io"], [href*="content-type-builder"]):visible')).toHaveCount(0);
    await invite.click();
    const email = `${randomUUID()}@group.example`;
    await page.getByLabel('Vorname').fill('Rosa');
    await page.getByLabel('E-Mail').fill(email);
    const roles = page.getByRole('group', { name: 'Rollen' });
    const choices = roles.getByRole('checkbox');
    await expect.poll(() => choices.count()).toBeGreaterThan(40);
    await page.getByRole('button', { name: 'Einladen' }).click();
    await expect(roles.getByText('Bitte mindestens eine Rolle wählen.')).toBeVisible();
    await roles.getByRole('searchbox').fill('tabor red');
    await expect(choices).toHaveCount(1);
    await roles.getByRole('checkbox', { name: 'Redaktion Tabor' }).click();
    await expect(roles.getByRole('status')).toHaveText('Gewählt: Redaktion Tabor');
    expect(await accessibilityFindings(page)).toEqual([]);
    await fitsAPhone(page);
    await page.getByRole('button', { name: 'Einladen' }).click();

    // The specs have no mail server, and the page must not claim a mail.
    await expect(page.getByText('Dieser Dienst verschickt keine E-Mails.')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    const first = await page.getByLabel('Link der Einladung').inputValue();
    await page.reload();
    await page.getByRole('button', { name: 'Einladung erneuern' }).click();
    const link = page.getByLabel('Link der Einladung');
    await expect(link).toHaveValue(/einladung\?token=/);
    const second = await link.inputValue();

    const invited = await (await browser.newContext({ locale: 'de-CH' })).newPage();
    await invited.goto(first);
    await expect(invited.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
    await invited.goto(second);
    await expect(invited.getByText(`Ihr Konto: ${email}`)).toBeVisible();
    await invited.getByLabel('Neues Passwort', { exact: true }).fill('Holunder-Treppe-7');
    await invited.getByLabel('Neues Passwort wiederholen').fill('Holunder-Treppe-7');
    await invited.getByRole('button', { name: 'Konto eröffnen' }).click();
    // The first door of an editor's menu.
    const menu = invited.getByRole('navigation').first().getByRole('listitem');
    await expect(menu.first()).toHaveText('Unsere Startseite', { timeout: 30_000 });
    await changesThePassword(invited);
    await seesNoSettings(invited);
    await invited.context().close();

    // The page of before she has accepted sends what is changed there alone, and not that she may not sign in.
    await page.getByLabel('Nachname').fill('Muster');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert')).toBeVisible();

    // The list finds people by their role, too.
    await page.getByRole('link', { name: 'Zu den Konten der Redaktion' }).click();
    await page.getByRole('searchbox', { name: 'Suchen nach Name' }).fill(`rosa tabor aktiv ${email}`);
    await page.getByRole('link', { name: 'Rosa' }).click();
    await page.getByRole('group', { name: 'Rollen' }).getByRole('searchbox').fill('bauma');
    await page.getByRole('checkbox', { name: 'Autor Bauma' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert')).toBeVisible();
    await visit(page, '/admin/settings/application-infos');
    await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible();
    await expect(page.locator('a[href*="strapi.io"]:visible')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
    await page.getByRole('searchbox', { name: 'Suchen nach Name' }).fill(email);
    await expect(page.getByText('Kein Konto gefunden.')).toBeVisible();
  },
);
