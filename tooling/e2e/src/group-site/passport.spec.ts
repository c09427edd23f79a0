import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { pdf, photo, shownReference, submit, typeApplication } from '../support/applicationForm.ts';
import { addAdminUser } from '../support/admin.ts';
import { type Editor, firstEditor } from '../support/editor.ts';
import { requestAdmin, sendSignInForm } from '../testEnvironment/adminApi.ts';
import { dropComplaints } from '../support/complaints.ts';
import { openContentProxy } from '../support/contentProxy.ts';
import { comeBack, whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
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

/** Returns to a page until its application is delivered. */
async function expectTitle(page: Page, text: string): Promise<void> {
  const read = async () => {
    await comeBack(page);
    await expect(title(page)).toHaveText(text, { timeout: 1_000 });
  };
  await expect(read).toPass({ timeout: 30_000 });
}

/** HR invites an applicant, and presses "Mitteilen". */
async function invite(reference: string): Promise<void> {
  const editor = await firstEditor(runningStack().contentUrl);
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
  folders = [await temporaryFolder('passport')];
  const { contentUrl, contentToken, contentLog } = runningStack();
  const service = await openContentProxy(contentUrl);
  const site = await startSite('group-site', { url: service.url, token: contentToken }, folders[0] ?? '');
  servers.push(site);

  const { reference, address } = await apply(page, site.port);
  await expectTitle(page, 'Ihre Bewerbung ist bei uns');
  const main = page.getByRole('main');
  await expect(main).toContainText(reference);
  await expect(main).not.toContainText(/Dragana|Muster|079 000/);
  expect(await accessibilityFindings(page)).toEqual([]);
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
  expect(await accessibilityFindings(page)).toEqual([]);
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
  expect(await accessibilityFindings(page)).toEqual([]);
  dropComplaints(complaints, /422/);

  await service.shut();
  await comeBack(page);
  await expect(page.getByRole('status').first()).toHaveText(/^Stand von \d\d\.\d\d Uhr\./, { timeout: 15_000 });
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
  const logs = await Promise.all([site.logFile, contentLog].map((file) => readFile(file, 'utf8')));
  expect(logs.join('')).toContain('application-page');
  expect(logs.join('')).toContain('application-state');
  expect(logs.join('')).not.toContain(token);
});

/** All that HR of a house can read of applications, and of the one that it has. */
async function readByHr(editor: Editor, house: string): Promise<{ id: string; text: string }> {
  const account = { ...(await addAdminUser(editor, `Personal ${house}`)) };
  const token = await sendSignInForm(editor.contentUrl, '', account);
  const read = async (path: string) =>
    (await requestAdmin(`${editor.contentUrl}${path}`, 'GET', undefined, token)).text();
  const list = await read('/content/applications');
  const { results }: { results: { documentId: string }[] } = JSON.parse(list);
  expect(results).toHaveLength(1);
  const id = results[0]?.documentId ?? '';
  const entry = await read(`/content-manager/collection-types/plugin::content.application/${id}`);
  return { id, text: list + entry + (await read(`/content/applications/${id}/files`)) };
}

test('an application to two houses is one at each, which knows nothing of the other, with files that are kept once', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  folders = [await freshContent(), await temporaryFolder('passport')];
  const [content = '', data = ''] = folders;
  const service = await startContentService(content);
  servers.push(service);
  const site = await startSite('group-site', service, data);
  servers.push(site);

  // Without JavaScript, from the form to the page.
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-CH' });
  const plain = await context.newPage();
  await plain.goto(siteOf('tabor', '/jobs/schnellbewerbung', site.port));
  await typeApplication(plain);
  await plain.getByLabel(/^Unterlagen/).setInputFiles([pdf('Lebenslauf Muster.pdf')]);
  await plain.getByText('Auch an andere Häuser senden').click();
  await plain.getByLabel(/^Bauma/).check();
  await plain.getByRole('button', { name: submit }).click();
  const reference = await shownReference(plain);
  await expect(plain.getByText(/^Auch gesendet an: Bauma\./)).toBeVisible();
  const address = await plain.getByRole('link', { name: 'Zu meiner Bewerbung' }).getAttribute('href');
  await context.close();

  await page.goto(siteOf('tabor', address ?? '', site.port));
  await expectTitle(page, 'Ihre Bewerbung bei mehreren Häusern');
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Tabor', 'Bauma']);
  expect(await accessibilityFindings(page)).toEqual([]);

  const editor = await firstEditor(service.url);
  const [tabor, bauma] = [await readByHr(editor, 'Tabor'), await readByHr(editor, 'Bauma')];
  expect(tabor.text).toContain(reference);
  expect(tabor.text).not.toMatch(new RegExp(`Bauma|bauma|${bauma.id}`));
  expect(bauma.text).not.toMatch(new RegExp(`Tabor|tabor|${tabor.id}|${reference}`));

  const storedFiles = async () =>
    (await readdir(join(content, 'private'), { recursive: true })).filter((path) => /^[\da-f]{32}\/./.test(path));
  expect(await storedFiles()).toHaveLength(1);
  const erase = (id: string) =>
    editor.call('DELETE', `/content-manager/collection-types/plugin::content.application/${id}`);
  await erase(tabor.id);
  expect(await editor.filesOf(bauma.id)).toEqual(['Lebenslauf Muster.pdf']);
  expect(await storedFiles()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(/^Das Haus hat sie am .* gelöscht\.$/)).toBeVisible();
  await send(page, 'Bewerbung zurückziehen: Bauma', 'Bewerbung löschen', () =>
    page.getByLabel(/^Ja, alles löschen/).check(),
  );
  await expect(title(page)).toHaveText('Ihre Bewerbung ist gelöscht');
  await expect(page.getByText(/^Sie haben sie am .* zurückgezogen\.$/)).toBeVisible();
  await expect.poll(storedFiles).toEqual([]);
});
