import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { dropComplaints } from '../support/complaints.ts';
import { comeBack } from '../support/hydrated.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { arrived, slots, startSeparableSite } from '../support/visits.ts';

let own: Awaited<ReturnType<typeof startSeparableSite>>;

test.beforeAll(async () => {
  own = await startSeparableSite();
});
test.afterAll(() => own.stop());

/** Asks for a date of a trial day as a minor, from the page of an apprenticeship, while the content service is away. */
async function askForTrialDay(page: Page, position: number): Promise<{ reference: string; date: string }> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('kreuzstift', '/jobs/ausbildung', own.site.port));
  await page.getByRole('main').getByRole('link', { name: 'Schnuppern' }).click();
  await page.getByRole('link', { name: '13 bis 15 Jahre' }).click();
  await expect(slots(page).first()).toBeVisible();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveCount(0);
  // This site hears of no change: the date of another spec may be taken meanwhile.
  const date = await slots(page).nth(position).inputValue();
  await page.locator(`input[value="${date}"]`).check();
  await page.getByLabel('Vorname').fill('Mia');
  await own.service.shut();
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.');
  // The dates are still known, and the chosen one is kept.
  await expect(page.locator(`input[value="${date}"]`)).toBeChecked();
  await page.getByLabel('E-Mail oder Telefon').fill('079 000 00 00');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Wir bestätigen Ihnen den Termin.')).toBeVisible();
  const reference = await page.getByText(/^Ihre Referenz: /).textContent();
  await own.service.open();
  return { reference: reference?.slice('Ihre Referenz: '.length) ?? '', date };
}

test('a minor gets the seat of a trial day, which leaves the form within two seconds', async ({ page, complaints }) => {
  const address = '/besuch?anlass=schnuppern&alter=adult';
  await page.goto(siteOf('kreuzstift', address, own.site.port));
  expect(await accessibilityFindings(page)).toEqual([]);
  // Another visitor has chosen the same date, on a page that stays open.
  const other = await page.context().newPage();
  await other.goto(siteOf('kreuzstift', address));
  await slots(other).nth(1).check();
  await other.getByLabel('Name', { exact: true }).fill('Rita Muster');
  const { reference, date } = await askForTrialDay(page, 1);
  expect(await arrived(reference)).toMatchObject({ stage: 'confirmed', name: 'Mia', email: '', message: '' });
  await expect(async () => {
    await page.goto(siteOf('kreuzstift', address));
    await expect(slots(page).first()).toBeVisible({ timeout: 1 });
    expect(await page.locator(`input[value="${date}"]`).count()).toBe(0);
  }).toPass({ timeout: 2_000, intervals: [100] });
  await comeBack(other);
  const taken = other.locator(`input[value="${date}"]`);
  await expect(taken).toBeDisabled();
  await expect(taken).toBeChecked();
  await expect(other.getByRole('status').filter({ hasText: 'nicht mehr frei' })).toBeVisible();
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Rita Muster');
  expect(await accessibilityFindings(other)).toEqual([]);
  // The browser logs the 422 of the first response.
  dropComplaints(complaints, /status of 422/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a minor asks for a trial day while the content service is away', async ({ page, complaints }) => {
    const { reference } = await askForTrialDay(page, 3);
    expect(await arrived(reference)).toMatchObject({ stage: 'confirmed', ageGroup: '13-15' });
    // By the link of the confirmation, to another date and off.
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
    dropComplaints(complaints, /status of 422/);
  });
});
