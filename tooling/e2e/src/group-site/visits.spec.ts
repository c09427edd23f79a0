import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { dropComplaints } from '../support/complaints.ts';
import { addAdminUser, signIn } from '../support/admin.ts';
import { type ContentProxy, openContentProxy } from '../support/contentProxy.ts';
import { firstEditor } from '../support/editor.ts';
import { fitsAPhone } from '../support/fitsAPhone.ts';
import { comeBack, whenHydrated } from '../support/hydrated.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, type Server, startSite, temporaryFolder } from '../testEnvironment/stack.ts';

let folder = '';
let service: ContentProxy;
let site: Server;

test.beforeAll(async () => {
  folder = await temporaryFolder('visits');
  service = await openContentProxy(runningStack().contentUrl);
  site = await startSite('group-site', { url: service.url, token: runningStack().contentToken }, folder);
});
test.afterAll(async () => {
  await site.program.stop();
  await service.shut();
  await removeFolders([folder]);
});

const slots = (page: Page) => page.getByRole('radiogroup', { name: 'Freie Termine' }).getByRole('radio');

/** Asks for a date of a trial day as a minor, from the page of an apprenticeship, while the content service is away. */
async function askForTrialDay(page: Page, position: number): Promise<{ reference: string; date: string }> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('kreuzstift', '/jobs/ausbildung', site.port));
  await page.getByRole('main').getByRole('link', { name: 'Schnuppern' }).click();
  await page.getByRole('link', { name: '13 bis 15 Jahre' }).click();
  await expect(slots(page).first()).toBeVisible();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveCount(0);
  // This site hears of no change: the date of another spec may be taken meanwhile.
  const date = await slots(page).nth(position).inputValue();
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
  return { reference: reference?.slice('Ihre Referenz: '.length) ?? '', date };
}

/** Waits for the visit with a reference. */
async function arrived(reference: unknown): Promise<Record<string, unknown> | undefined> {
  const editor = await firstEditor(runningStack().contentUrl);
  const find = async () => (await editor.list('visit')).find((visit) => visit.reference === reference);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find();
}

/** Confirms a wish at the house, on a phone. */
async function confirmWish(page: Page, name: string): Promise<void> {
  const { contentUrl } = runningStack();
  await signIn(page, contentUrl, await addAdminUser(await firstEditor(contentUrl), 'Personal Tabor'));
  await page.goto(`${contentUrl}/admin`);
  await page.getByRole('link', { name: /^Zu beantworten: [1-9]/ }).click();
  const wish = page.getByRole('row').filter({ hasText: name });
  await wish.getByLabel(`Termin von ${name}`).fill('2099-07-01T14:00');
  await fitsAPhone(page);
  // Off the button that is where the link was: under a pointer, Strapi's have less contrast.
  await page.mouse.move(0, 0);
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await wish.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(wish.getByRole('button', { name: 'Verschieben' })).toBeVisible();
}

test('a minor gets the seat of a trial day, which leaves the form within two seconds', async ({ page, complaints }) => {
  const address = '/besuch?anlass=schnuppern&alter=adult';
  await page.goto(siteOf('kreuzstift', address, site.port));
  expect(await accessibilityFindings(page)).toEqual([]);
  // Somebody else has chosen the same date, on a page that stays open.
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

test('a private page that stays open shows what the house proposes, and accepts it', async ({ page }) => {
  await page.goto(siteOf('hinderzelg', '/besuch', site.port));
  await whenHydrated(page);
  await slots(page).nth(4).check();
  await page.getByLabel('Name', { exact: true }).fill('Rosa Muster');
  await page.getByLabel('E-Mail').fill('rosa@muster.example');
  await page.getByRole('button', { name: 'Senden' }).click();
  const reference = await page.getByText(/^Ihre Referenz: /).textContent();
  const visit = await arrived(reference?.slice('Ihre Referenz: '.length));
  await page.getByRole('link', { name: 'Zu meinem Termin' }).click();
  await expect(page.getByText('Ihr Termin ist bestätigt. Wir freuen uns auf Sie.')).toBeVisible();
  await whenHydrated(page);

  const editor = await firstEditor(runningStack().contentUrl);
  const proposal = { stage: 'proposed', startsAt: '2099-07-01T12:00:00.000Z' };
  await editor.save('visit', String(visit?.documentId), proposal);
  await comeBack(page);
  await expect(page.getByRole('status').first()).toContainText('Neu: Wir schlagen Ihnen diesen Termin vor.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Termin annehmen' }).click();
  await expect(page.locator(':focus')).toHaveText('Ihr Termin ist bestätigt. Wir freuen uns auf Sie.');
  await page.getByRole('button', { name: 'Termin absagen' }).click();
  await expect(page.locator(':focus')).toHaveText('Dieser Termin ist abgesagt.');
  await service.shut();
  await comeBack(page);
  await expect(page.getByRole('status').first()).toContainText(/^Stand von/, { timeout: 15_000 });
  await expect(page.getByText('Dieser Termin ist abgesagt.')).toBeVisible();
  await service.open();
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

  test('a visitor names days where none fits, and the house confirms one with a press', async ({ page, browser }) => {
    test.setTimeout(90_000);
    await page.goto(siteOf('tabor', '/unsere-haeuser/tabor-haus-am-hang', site.port));
    await page.getByRole('link', { name: 'Besuch vereinbaren' }).first().click();
    await page.getByLabel('Keiner davon passt').check();
    await page.getByText('Tage, die Ihnen passen').last().click();
    await page.getByLabel('1. Wunsch').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel('Tageszeit').first().selectOption('Nachmittag');
    await page.getByLabel('Name', { exact: true }).fill('Reto Muster');
    await page.getByLabel('E-Mail').fill('reto@muster.example');
    await page.getByRole('button', { name: 'Senden' }).click();
    const reference = await page.getByText(/^Ihre Referenz: /).textContent();
    const visit = await arrived(reference?.slice('Ihre Referenz: '.length));
    expect(visit).toMatchObject({ stage: 'new', house: 'tabor-haus-am-hang' });
    expect(visit?.wishes).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4} Nachmittag$/);
    const house = await (
      await browser.newContext({ javaScriptEnabled: true, viewport: { width: 360, height: 740 } })
    ).newPage();
    await confirmWish(house, 'Reto Muster');
    expect((await arrived(visit?.reference))?.stage).toBe('confirmed');
    await house.context().close();
  });

  test('a visitor who comes with others is told at once that the date is confirmed', async ({ page, complaints }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(siteOf('hinderzelg', '/besuch', site.port));
    await slots(page).nth(2).check();
    await page.getByLabel('Anzahl Personen').selectOption('3');
    await page.getByLabel('Name', { exact: true }).fill('Rita Muster');
    await page.getByLabel('E-Mail').fill('rita@muster.example');
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByText(/^Ihr Termin ist bestätigt: /)).toBeVisible();
    const reference = await page.getByText(/^Ihre Referenz: /).textContent();
    const visit = await arrived(reference?.slice('Ihre Referenz: '.length));
    expect(visit).toMatchObject({ stage: 'confirmed', persons: '3' });
    await expect(page.getByText(/^Treffpunkt: .+, Empfang$/)).toBeVisible();
    await page.getByRole('link', { name: 'Zu meinem Termin' }).click();
    await page.goBack();
    await expect(page.getByText(/^Ihr Termin ist bestätigt: /)).toBeVisible();

    // The house proposes another date, which the visitor accepts on the private page.
    const editor = await firstEditor(runningStack().contentUrl);
    const proposal = { stage: 'proposed', startsAt: '2099-07-01T12:00:00.000Z' };
    await editor.save('visit', String(visit?.documentId), proposal);
    await page.getByRole('link', { name: 'Zu meinem Termin' }).click();
    await page.getByRole('button', { name: 'Termin annehmen' }).click();
    await expect(page.getByText('Ihr Termin ist bestätigt. Wir freuen uns auf Sie.')).toBeVisible();

    // A stranger whom the mail has reached.
    const link = page.url();
    await page.getByText('Das bin ich nicht').first().click();
    await page.getByRole('button', { name: 'Das bin ich nicht' }).click();
    await expect(page.getByText(/Ihre Adresse ist entfernt/)).toBeVisible();
    expect(await arrived(visit?.reference)).toMatchObject({ stage: 'confirmed', email: '' });
    await page.goto(link);
    await expect(page.getByText(/^Dieser Link führt zu keinem Termin/)).toBeVisible();
    dropComplaints(complaints, /status of 404/);
  });
});
