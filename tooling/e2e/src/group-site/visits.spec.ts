import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { dropComplaints } from '../support/complaints.ts';
import { addAdminUser, signIn } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { fitsAPhone } from '../support/fitsAPhone.ts';
import { comeBack, whenHydrated } from '../support/hydrated.ts';
import type { ContentProxy } from '../support/contentProxy.ts';
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

/** Confirms a wish at the house, on a phone. */
async function confirmWish(page: Page, name: string): Promise<void> {
  await signIn(page, await addAdminUser(await firstEditor(), 'Personal Tabor'));
  await page.getByRole('link', { name: /^Zu beantworten: [1-9]/ }).click();
  const wish = page.getByRole('row').filter({ hasText: name });
  await wish.getByLabel(`Termin von ${name}`).fill('2099-07-01T14:00');
  await fitsAPhone(page);
  // Off the button that is where the link was: under a pointer, Strapi's have less contrast.
  await page.mouse.move(0, 0);
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await wish.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(wish.getByRole('button', { name: `Verschieben: ${name}` })).toBeVisible();
  await expect(wish.getByRole('link', { name })).toBeFocused();
  await expect(page.getByText(`${name}: Bestätigt`, { exact: true })).toBeVisible();
}

test('a private page that stays open shows what the house proposes, and accepts it', async ({ page }) => {
  await page.goto(siteOf('hinderzelg', '/besuch', port));
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

  const editor = await firstEditor();
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

  test('a visitor names days where none fits, and the house confirms one with a press', async ({ page, browser }) => {
    test.setTimeout(90_000);
    await page.goto(siteOf('tabor', '/unsere-haeuser/tabor-haus-am-hang', port));
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
    await page.goto(siteOf('hinderzelg', '/besuch', port));
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
    const editor = await firstEditor();
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
