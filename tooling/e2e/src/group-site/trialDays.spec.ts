import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { comeBack } from '../support/hydrated.ts';
import type { ContentProxy } from '../support/contentProxy.ts';
import { askWith } from '../support/login.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { arrived, slots } from '../support/visits.ts';

const own = new OwnPrograms();
let service: ContentProxy;
let port = 0;

test.beforeAll(async () => {
  const access = await own.proxy();
  service = access;
  ({ port } = await own.site({ service: access }));
});
test.afterAll(() => own.disposeAsync());

const trialDays = '/besuch?anlass=schnuppern&alter=adult';

/** Without JavaScript, asks for a date of a trial day as a minor, from the page of an apprenticeship, while the content service is away. */
async function askForTrialDay(page: Page, date: string): Promise<string> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('kreuzstift', '/jobs/ausbildung', port));
  await page.getByRole('main').getByRole('link', { name: 'Schnuppern' }).click();
  await page.getByRole('link', { name: '13 bis 15 Jahre' }).click();
  await expect(slots(page).first()).toBeVisible();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveCount(0);
  await page.locator(`input[value="${date}"]`).check();
  await page.getByLabel('Vorname').fill('Mia');
  await service.shut();
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.');
  // The dates are still known, and the chosen one is kept.
  await expect(page.locator(`input[value="${date}"]`)).toBeChecked();
  await page.getByLabel('E-Mail oder Telefon').fill('079 000 00 00');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Wir bestätigen Ihnen den Termin.')).toBeVisible();
  const reference = await page.getByText(/^Ihre Referenz: /).textContent();
  await service.open();
  return reference?.slice('Ihre Referenz: '.length) ?? '';
}

/** By the link of the confirmation, to another date and off. */
async function moveAndCancel(page: Page, reference: string): Promise<void> {
  await page.getByRole('link', { name: 'Zu meinem Termin' }).click();
  await expect(page.getByText('Ihr Termin ist bestätigt. Wir freuen uns auf Sie.')).toBeVisible();
  const other = page.getByRole('radiogroup', { name: 'Einen anderen Termin wählen' }).getByRole('radio').first();
  const moved = await other.inputValue();
  await other.check();
  await page.getByRole('button', { name: 'Verschieben' }).click();
  await expect(page.locator(`input[value="${moved}"]`)).toHaveCount(0);
  expect((await arrived(reference))?.startsAt).toBe(moved.split('/')[1]);
  await page.getByRole('button', { name: 'Termin absagen' }).click();
  await expect(page.getByText('Dieser Termin ist abgesagt.')).toBeVisible();
}

test('a minor gets the seat of a trial day, which leaves the form within two seconds', async ({ page, browser }) => {
  // Another visitor has chosen the date, on a page that stays open.
  await page.goto(siteOf('kreuzstift', trialDays));
  await slots(page).nth(1).check();
  const date = await slots(page).nth(1).inputValue();
  await page.getByLabel('Name', { exact: true }).fill('Rita Muster');

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-CH' });
  const minor = await context.newPage();
  const reference = await askForTrialDay(minor, date);
  const confirmed = { stage: 'confirmed', name: 'Mia', email: '', message: '', ageGroup: '13-15' };
  expect(await arrived(reference)).toMatchObject(confirmed);
  await expect(async () => {
    expect((await askWith(trialDays, { tenant: 'kreuzstift' })).body).not.toContain(date);
  }).toPass({ timeout: 2_000, intervals: [100] });
  await comeBack(page);
  const taken = page.locator(`input[value="${date}"]`);
  await expect(taken).toBeDisabled();
  await expect(taken).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'nicht mehr frei' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rita Muster');
  expect(await accessibilityFindings(page)).toEqual([]);

  await moveAndCancel(minor, reference);
  await context.close();
});
