import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { pdf, photo, shownReference, submit, typeApplication } from '../support/applicationForm.ts';
import { dropComplaints } from '../support/complaints.ts';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';
import {
  freshContent,
  removeFolders,
  type Server,
  startContentService,
  startSite,
  temporaryFolder,
} from '../testEnvironment/stack.ts';

test.use({ viewport: { width: 360, height: 740 } });

let folders: string[] = [];
const servers: Server[] = [];

test.afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ program }) => program.stop()));
  await removeFolders(folders);
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
  await expect(page.getByText('2 Dateien wurden mit ihr gelöscht.')).toBeVisible();
  await context.close();
}

test('an applicant follows an application to its end, with the content service away in between', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  folders = [await freshContent(), await temporaryFolder('passport')];
  const [content = '', data = ''] = folders;
  const before = await startContentService(content);
  const site = await startSite('group-site', before, data);
  servers.push(site);

  const { reference, address } = await apply(page, site.port);
  await expect(title(page)).toHaveText('Ihre Bewerbung ist bei uns');
  const main = page.getByRole('main');
  await expect(main).toContainText(reference);
  await expect(main).not.toContainText(/Dragana|Muster|079/);
  expect(await accessibilityFindings(page)).toEqual([]);
  const response = await page.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
  });

  await send(page, 'Unterlagen nachreichen', 'Dateien senden', () =>
    page.getByLabel('Unterlagen', { exact: true }).setInputFiles([photo('Diplom.jpg')]),
  );
  await expect(page.getByRole('status')).toContainText('Ihre Dateien sind bei uns.');
  await expect(main).toContainText(/PDF .*, JPG/);
  await send(page, 'Kontaktangaben berichtigen', 'Angaben senden', () =>
    page.getByLabel('Neue E-Mail-Adresse').fill('keine Adresse'),
  );
  await expect(page.getByRole('link', { name: /Bitte prüfen Sie die E-Mail-Adresse/ })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  dropComplaints(complaints, /422/);

  await before.program.stop();
  await page.goto(address);
  await expect(title(page)).toHaveText('Ihre Bewerbung ist angekommen');
  await expect(main).toContainText(reference);
  servers.push(await startContentService(content, before.port));

  await withdraw(browser, address);
  await page.goto(address);
  await expect(title(page)).toHaveText('Ihre Bewerbung ist gelöscht');
  const unknown = await page.goto(address.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  expect(unknown?.status()).toBe(404);
  await expect(title(page)).toHaveText('Unter diesem Link ist nichts mehr');
  dropComplaints(complaints, /404/);

  const token = address.split('/').at(-1) ?? '';
  const logs = await Promise.all([site, before].map(({ logFile }) => readFile(logFile, 'utf8')));
  expect(logs.join('')).toContain('application-page');
  expect(logs.join('')).not.toContain(token);
});
