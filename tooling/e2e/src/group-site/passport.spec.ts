import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { pdf, photo, shownReference, submit, typeApplication } from '../support/applicationForm.ts';
import { firstEditor } from '../support/editor.ts';
import { dropComplaints } from '../support/complaints.ts';
import { comeBack, whenHydrated } from '../support/hydrated.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test.use({ viewport: { width: 360, height: 740 } });

const own = new OwnPrograms();
test.afterAll(() => own.disposeAsync());

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns to a page until it says something: a return while the page asks for its state asks for nothing more. */
async function comeBackUntil(page: Page, saying: Locator, text: string | RegExp): Promise<void> {
  const read = async () => {
    await comeBack(page);
    await expect(saying).toHaveText(text, { timeout: 1_000 });
  };
  await expect(read).toPass({ timeout: 30_000 });
}

/** HR invites an applicant, and presses "Mitteilen". */
async function invite(reference: string): Promise<void> {
  const editor = await firstEditor();
  const id = await editor.documentId('application', 'reference', reference);
  await editor.save('application', id, { stage: 'invited' });
  await editor.call('POST', `/content/applications/${id}/tell`, { stage: 'invited' });
}

/** Applies with one file, and opens the page of the application. */
async function apply(page: Page, port: number): Promise<{ reference: string; address: string }> {
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung', port));
  await whenHydrated(page);
  await typeApplication(page);
  await page.getByLabel(/^Unterlagen/).setInputFiles([pdf('Lebenslauf Muster.pdf')]);
  await page.getByRole('button', { name: submit }).click();
  const reference = await shownReference(page);
  await page.getByRole('link', { name: 'Zu meiner Bewerbung' }).click();
  await page.waitForURL(/\/meine\/bewerbung\/[\da-f]{64}$/);
  return { reference, address: page.url() };
}

/** Opens one of the forms and sends it. */
async function send(page: Page, summary: string, button: string, fill: () => Promise<void>): Promise<void> {
  await page.locator('summary', { hasText: summary }).click();
  await fill();
  await page.getByRole('button', { name: button }).click();
}

/** Withdraws without JavaScript, first without confirming it. */
async function withdraw(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto(address);
  await send(page, 'Bewerbung zurückziehen', 'Bewerbung löschen', () => Promise.resolve());
  await expect(page.getByRole('alert')).toContainText('Bestätigen Sie zuerst');
  await page.getByLabel(/^Ja, alles löschen/).check();
  await page.getByRole('button', { name: 'Bewerbung löschen' }).click();
  await expect(title(page)).toHaveText('Ihre Bewerbung ist gelöscht');
  await expect(page.getByText('2 Dateien dazu hat das Haus nicht mehr.')).toBeVisible();
  await context.close();
}

test('an applicant follows an application to its end, with the content service away in between', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const service = await own.proxy();
  const site = await own.site({ service });

  const { reference, address } = await apply(page, site.port);
  await comeBackUntil(page, title(page), 'Ihre Bewerbung ist bei uns');
  const main = page.getByRole('main');
  await expect(main).toContainText(reference);
  await expect(main).not.toContainText(/Dragana|Muster|079 000/);
  const response = await page.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
  });

  // The page stays open from here on, with what is typed.
  await whenHydrated(page);
  await page.locator('summary', { hasText: 'Kontaktangaben berichtigen' }).click();
  await page.getByLabel('Neue Telefonnummer').fill('079');
  await invite(reference);
  await comeBack(page);
  await expect(title(page)).toHaveText('Sie sind zu einem Gespräch eingeladen');
  await expect(page.getByRole('status').first()).toHaveText('Neu: Sie sind zu einem Gespräch eingeladen.');
  await expect(page.getByLabel('Neue Telefonnummer')).toHaveValue('079');
  expect(await accessibilityFindings(page)).toEqual([]);

  const upload = Promise.withResolvers<void>();
  await page.route('**/stand', async (route) => {
    if (route.request().method() === 'POST') await upload.promise;
    await route.continue();
  });
  await send(page, 'Unterlagen nachreichen', 'Dateien senden', () =>
    page.getByLabel('Unterlagen', { exact: true }).setInputFiles([photo('Diplom.jpg')]),
  );
  await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('alert')).toContainText('Was bei uns angekommen ist, steht auf dieser Seite');
  upload.resolve();
  await page.getByRole('button', { name: 'Dateien senden' }).click();
  // The content service stores the files before it answers.
  await expect(page.getByText('Ihre Dateien sind bei uns.')).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText(/PDF .*, JPG/);
  await send(page, 'Kontaktangaben berichtigen', 'Angaben senden', () =>
    page.getByLabel('Neue E-Mail-Adresse').fill('keine Adresse'),
  );
  await expect(page.getByRole('link', { name: /Bitte prüfen Sie die E-Mail-Adresse/ })).toBeVisible();
  dropComplaints(complaints, /422/);

  await service.shut();
  await comeBackUntil(page, page.getByRole('status').first(), /^Stand von \d\d\.\d\d Uhr\./);
  await expect(title(page)).toHaveText('Sie sind zu einem Gespräch eingeladen');
  await page.goto(address);
  await expect(title(page)).toHaveText('Ihre Bewerbung ist angekommen');
  await expect(main).toContainText(reference);
  await service.open();

  await withdraw(browser, address);
  await page.goto(address);
  await expect(title(page)).toHaveText('Ihre Bewerbung ist gelöscht');
  const unknown = await page.goto(address.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  expect(unknown?.status()).toBe(404);
  await expect(title(page)).toHaveText('Unter diesem Link ist nichts mehr');
  dropComplaints(complaints, /404/);

  const token = address.split('/').at(-1) ?? '';
  await service.shut();
  const logs = await Promise.all([site.logFile, runningStack().contentLog].map((file) => readFile(file, 'utf8')));
  expect(logs.join('')).toContain('application-page');
  expect(logs.join('')).toContain('application-state');
  expect(logs.join('')).not.toContain(token);
});

test('an application to two houses has one page, on which it is withdrawn from one', async ({ page, browser }) => {
  // Without JavaScript, from the form to the page.
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-CH' });
  const plain = await context.newPage();
  await plain.goto(siteOf('tabor', '/jobs/schnellbewerbung'));
  await typeApplication(plain);
  await plain.getByLabel(/^Unterlagen/).setInputFiles([pdf('Lebenslauf Muster.pdf')]);
  await plain.getByText('Auch an andere Häuser senden').click();
  await plain.getByLabel(/^Bauma/).check();
  await plain.getByRole('button', { name: submit }).click();
  await shownReference(plain);
  await expect(plain.getByText(/^Auch gesendet an: Bauma\./)).toBeVisible();
  const address = await plain.getByRole('link', { name: 'Zu meiner Bewerbung' }).getAttribute('href');
  await context.close();

  await page.goto(siteOf('tabor', address ?? ''));
  await comeBackUntil(page, title(page), 'Ihre Bewerbung bei mehreren Häusern');
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Tabor', 'Bauma']);
  await expect(page.getByRole('main')).toContainText('PDF (');
  await send(page, 'Bewerbung zurückziehen: Bauma', 'Bewerbung löschen', () =>
    page
      .locator('details[open]')
      .getByLabel(/^Ja, alles löschen/)
      .check(),
  );
  await expect(page.getByText(/^Sie haben sie am .* zurückgezogen\.$/)).toBeVisible();
});
