import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import {
  applicant,
  files,
  showFurtherFields,
  shownReference,
  submit,
  typeApplicant,
  typeApplication,
} from '../support/applicationForm.ts';
import { dropComplaints } from '../support/complaints.ts';
import { type Editor, firstEditor } from '../support/editor.ts';
import { whenHydrated } from '../support/hydrated.ts';
import { expectInitialFocus } from '../support/initialFocus.ts';
import { arrivedApplication } from '../support/received.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

let editor: Editor;

test.beforeAll(async () => {
  editor = await firstEditor();
});

test.use({ viewport: { width: 360, height: 740 } });

const form = '/jobs/schnellbewerbung';
const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });

async function open(page: Page, path = form, javaScript = true): Promise<void> {
  await page.goto(siteOf('tabor', path));
  if (javaScript) await whenHydrated(page);
}

/** Opens the first job of the list and its form. */
async function fromAdvertisement(page: Page): Promise<string> {
  await open(page, '/jobs/offene-stellen');
  await page.getByRole('main').locator('a[href*="/jobs/offene-stellen/"]').first().click();
  await page.waitForURL(/offene-stellen\/[a-z\d]{24}/);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Offene Stellen');
  const title = await heading.innerText();
  await page.getByRole('main').locator('a[href*="schnellbewerbung?stelle="]').first().click();
  await page.waitForURL(/schnellbewerbung/);
  await expect(page.getByText(`Sie bewerben sich für: ${title}`)).toBeVisible();
  return title;
}

async function errorsAreSaid(page: Page, javaScript = true): Promise<void> {
  await page.getByLabel('Nachname').fill(applicant.surname);
  await page.getByLabel(/^E-Mail/).fill('keine Adresse');
  await page.getByRole('button', { name: submit }).click();
  const said = summary(page);
  await expectInitialFocus(said);
  await expect(page).toHaveTitle('Fehler: Schnellbewerbung • Tabor');
  await expect(said.getByRole('link')).toHaveCount(3);
  await expect(page.getByLabel('Nachname')).toHaveValue(applicant.surname);
  const email = page.getByLabel(/^E-Mail/);
  await expect(email).toHaveValue('keine Adresse');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Bitte prüfen Sie die E-Mail-Adresse/);
  // axe needs JavaScript.
  if (javaScript) expect(await accessibilityFindings(page)).toEqual([]);
  await said.getByRole('link', { name: /Vorname/ }).click();
  await expect(page.getByLabel('Vorname')).toBeFocused();
  // Playwright's `fill` only adds to an e-mail address in Firefox.
  await email.selectText();
  await email.pressSequentially('dragana@muster.example');
  await page.getByLabel('Vorname').fill(applicant.firstName);
  await page.getByLabel('Bereich').selectOption('care');
  await page.getByRole('button', { name: submit }).click();
  await arrivedApplication(editor, await shownReference(page));
}

async function fillsTheTrap(page: Page): Promise<void> {
  const trap = page.locator('input[name=website]');
  // Hidden from people, so that only a script or a password manager reaches it.
  await trap.fill('https://example.org', { force: true });
}

test('an application with two photos and a PDF is sent from a job page', { tag: '@https' }, async ({ page }) => {
  const title = await fromAdvertisement(page);
  await typeApplicant(page);
  await page.getByLabel(/^Unterlagen/).setInputFiles(files);
  await page.getByRole('button', { name: submit }).click();
  const reference = await shownReference(page);
  const { files: names = [], ...rest } = (await arrivedApplication(editor, reference)) ?? {};
  expect(rest).toEqual({ reference, surname: applicant.surname, tel: '+41790000000', jobTitle: title });
  expect(names.toSorted()).toEqual(files.map(({ name }) => name).toSorted());
});

test('errors are shown immediately, and typed values are kept', { tag: '@https' }, async ({ page, complaints }) => {
  await open(page);
  await errorsAreSaid(page);
  dropComplaints(complaints, /status of 422/);
});

test(
  'an interrupted upload can be repeated, and a lost response causes no duplicate',
  { tag: '@not-firefox' },
  async ({ page, complaints }) => {
    await open(page);
    await typeApplication(page);
    await page.getByLabel(/^Unterlagen/).setInputFiles(files);
    // The upload is running when the connection breaks.
    const tunnel = Promise.withResolvers<void>();
    await page.route('**/senden', async (route) => {
      await tunnel.promise;
      await route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: submit }).click();
    const overlay = page.getByRole('dialog', { name: 'Einen Moment noch' });
    await expect(overlay).toBeVisible();
    await expect(overlay).toContainText('Dateien werden hochgeladen');
    expect((await overlay.boundingBox())?.height, 'as high as its content').toBeLessThan(400);
    expect((await overlay.getByRole('button').boundingBox())?.height).toBeLessThan(80);
    tunnel.resolve();
    const broken = page.getByText('Die Verbindung ist abgebrochen.');
    await expect(broken).toBeInViewport();
    await expect(overlay).toBeHidden();
    await page.unroute('**/senden');

    // The upload arrives, but the response is lost.
    await page.route('**/senden', async (route) => {
      if (!route.request().postDataBuffer()?.includes('name="key"')) return route.continue();
      const { host, pathname, protocol } = new URL(route.request().url());
      // Only the browser resolves the development hosts.
      const headers = { ...route.request().headers(), host, 'x-forwarded-proto': protocol.slice(0, -1) };
      await route.fetch({ url: `http://127.0.0.1:${runningStack().sitePort}${pathname}`, headers });
      await route.abort();
    });
    await page.getByRole('button', { name: 'Nochmals senden' }).click();
    await expect(overlay).toBeHidden();
    await expect(broken).toBeInViewport();
    await page.unroute('**/senden');

    await page.getByRole('button', { name: 'Nochmals senden' }).click();
    const reference = await shownReference(page);
    expect((await arrivedApplication(editor, reference))?.files).toHaveLength(3);
    dropComplaints(complaints, /net::ERR_/);
  },
);

test(
  'the browser sends the form where a filter blocks requests of scripts',
  { tag: '@not-firefox' },
  async ({ page, complaints }) => {
    await open(page);
    await typeApplication(page);
    await page.getByLabel(/^Unterlagen/).setInputFiles(files);
    await page.route('**/senden', (route) => route.abort('blockedbyclient'));
    await page.getByRole('button', { name: submit }).click();
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await expect(page.getByText('Die Verbindung ist abgebrochen.')).toBeInViewport();
      await page.getByRole('button', { name: 'Nochmals senden' }).click();
    }
    const reference = await shownReference(page);
    expect((await arrivedApplication(editor, reference))?.files).toHaveLength(3);
    dropComplaints(complaints, /net::ERR_/);
  },
);

test('typed values and the confirmation survive a reload, until a new form is begun', async ({ page }) => {
  await open(page);
  await typeApplication(page);
  await showFurtherFields(page);
  await page.getByLabel(/^Nachricht/).fill('Ich komme gerne vorbei.\nAm liebsten am Abend.');
  await page.reload();
  await whenHydrated(page);
  await expect(page.getByLabel('Nachname')).toHaveValue(applicant.surname);
  await expect(page.getByLabel('Bereich')).toHaveValue('care');
  await expect(page.getByLabel(/^Nachricht/)).toBeVisible();
  await expect(page.getByLabel(/^Nachricht/)).toHaveValue('Ich komme gerne vorbei.\nAm liebsten am Abend.');
  await page.getByRole('button', { name: submit }).click();
  const reference = await shownReference(page);
  await arrivedApplication(editor, reference);
  await page.reload();
  expect(await shownReference(page)).toBe(reference);
  await page.getByRole('link', { name: 'Zu meiner Bewerbung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ihre Bewerbung/);
  await whenHydrated(page);
  await page.goBack();
  expect(await shownReference(page)).toBe(reference);
  await page.getByRole('link', { name: 'Weitere Bewerbung schreiben' }).click();
  await expect(page.getByLabel('Nachname')).toHaveValue('');
  await whenHydrated(page);
  await page.reload();
  await whenHydrated(page);
  await expect(page.getByLabel('Nachname')).toHaveValue('');
});

test('values entered before hydration are kept, and files of a wrong kind rejected', async ({ page }) => {
  const coming = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!entry)[^?]*\.js/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page.goto(siteOf('tabor', form));
  await page.getByLabel('Vorname').fill(applicant.firstName);
  await page.getByLabel('Bereich').selectOption('care');
  await showFurtherFields(page);
  await page.getByLabel(/^Nachricht/).fill('Guten Tag');
  const upload = page.getByLabel(/^Unterlagen/);
  await upload.setInputFiles(files.slice(0, 2));
  expect(await page.getByRole('button', { name: /entfernen$/ }).count()).toBe(0);
  coming.resolve();
  await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(2);
  const program = { name: 'Lebenslauf.exe', mimeType: '', buffer: Buffer.from('MZ program') };
  await upload.setInputFiles([program, ...files.slice(2)]);
  await expect(upload).toHaveAccessibleDescription(/Lebenslauf\.exe können wir nicht annehmen/);
  await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(3);
  await expect(page.getByLabel('Vorname')).toHaveValue(applicant.firstName);
  await expect(page.getByLabel('Bereich')).toHaveValue('care');
  await expect(page.getByLabel(/^Nachricht/)).toHaveValue('Guten Tag');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown number is asked about, and a filled honeypot has a way out', async ({ page, complaints }) => {
    await open(page, form, false);
    await typeApplication(page);
    await page.getByLabel('Telefon').fill('0151 00000000');
    await fillsTheTrap(page);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(/weil Ihr Browser ein verstecktes Feld ausgefüllt hat/)).toBeInViewport();
    await page.getByLabel('Ich habe dieses Formular selbst ausgefüllt.').check();
    await fillsTheTrap(page);
    await page.getByRole('button', { name: submit }).click();
    await expect(summary(page).getByRole('link', { name: /Diese Telefonnummer kennen wir nicht/ })).toBeVisible();
    await expect(page.getByLabel('Telefon')).toHaveValue('0151 00000000');
    await fillsTheTrap(page);
    await page.getByRole('button', { name: submit }).click();
    const arrived = await arrivedApplication(editor, await shownReference(page));
    expect(arrived).toMatchObject({ surname: applicant.surname, tel: '0151 00000000' });
    dropComplaints(complaints, /status of 422/);
  });

  test('errors are shown on the returned page', { tag: '@https' }, async ({ page, complaints }) => {
    await open(page, form, false);
    await errorsAreSaid(page, false);
    dropComplaints(complaints, /status of 422/);
  });
});
