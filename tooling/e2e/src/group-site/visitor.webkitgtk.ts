import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noWebKitGtk, startWebKitGtk, type WebKitPage } from '@group/engines/webKitGtk';
import { By, Key } from 'selenium-webdriver';
import { applicant, files, submit } from '../support/applicationForm.ts';
import { firstEditor } from '../support/editor.ts';
import { arrivedApplication } from '../support/received.ts';
import { adminTest as test, expect, siteOf } from '../support/test.ts';

test.skip(noWebKitGtk !== '', noWebKitGtk);
test.describe.configure({ mode: 'serial' });

/** Widths of windows, in CSS pixels. */
const phone = 390;
const desk = 1280;

let page: WebKitPage;

test.beforeAll(async () => {
  page = await startWebKitGtk();
});
test.afterAll(() => page.stop());

test('the home page is drawn on a desk and on a phone', async () => {
  await page.open(siteOf('tabor'), desk);
  await page.holds('document.fonts.check("16px " + getComputedStyle(document.body).fontFamily.split(",")[0])');
  await page.holds('document.querySelector("main img").naturalWidth > 0');
  const columns = 'document.querySelector("h1").getBoundingClientRect().right < innerWidth * 0.7';
  await page.holds(columns);
  await page.open(siteOf('tabor'), phone);
  expect(await page.driver.executeScript('return innerWidth')).toBe(phone);
  await page.holds('document.documentElement.scrollWidth <= innerWidth');
});

test('the menu opens by its button, and closes by button and Escape', async () => {
  await page.open(siteOf('tabor'), phone);
  const isOpen = 'document.querySelector("dialog[open] nav")';
  await page.press('Menü');
  await page.holds(isOpen);
  await page.press('Menü schliessen');
  await page.holds(`!${isOpen}`);
  await page.press('Menü');
  await page.holds(isOpen);
  await page.driver.actions().sendKeys(Key.ESCAPE).perform();
  await page.holds(`!${isOpen}`);
});

test('the top bar hides on the way down and comes back on the way up', async () => {
  await page.open(siteOf('tabor'), phone);
  const bar = 'document.querySelector("header").getBoundingClientRect().bottom';
  await page.driver.executeScript('scrollTo(0, 900)');
  await page.holds(`${bar} <= 1`);
  await page.driver.executeScript('scrollTo(0, 700)');
  await page.holds(`${bar} > 1`);
});

test('the gallery goes on and shows a picture large', async () => {
  await page.open(siteOf('tabor'), phone);
  const links = await page.driver.findElements(By.css('a[aria-label$="Bild vergrössern"]'));
  const second = links[1];
  if (!second) throw new Error('The gallery has one picture only.');
  await page.press('Nächstes Bild');
  await page.driver.wait(
    () =>
      page.driver.executeScript<boolean>(
        'const { left, right } = arguments[0].getBoundingClientRect(); return left >= 0 && right <= innerWidth + 1',
        second,
      ),
    15_000,
  );
  await page.click(second);
  await page.holds('document.querySelector("dialog[open] img")');
  await page.driver.actions().sendKeys(Key.ESCAPE).perform();
  await page.holds('!document.querySelector("dialog[open]")');
});

test('a filter changes the list without a new page, and is kept on the way back', async () => {
  await page.open(siteOf('digallo', '/jobs/offene-stellen'), phone);
  await page.driver.executeScript('window.isFirstPage = true');
  const area = await page.field('Bereich');
  await area.findElement(By.css('option[value="technik"]')).click();
  await page.holds('location.search === "?bereich=technik"');
  await page.holds('window.isFirstPage');
  await page.click(await page.find('//main//li//a[starts-with(@href, "/jobs/offene-stellen/")]'));
  await page.holds('/[a-z0-9]{24}$/.test(location.pathname)');
  await page.driver.executeScript('history.back()');
  await page.holds('location.search === "?bereich=technik"');
  expect(await (await page.field('Bereich')).getAttribute('value')).toBe('technik');
});

test('an application says its errors, and arrives with two files', async () => {
  await page.open(siteOf('tabor', '/jobs/schnellbewerbung'), phone);
  await page.holds(`!document.querySelector("[data-island]:not([data-hydrated])")`);
  await (await page.field('Nachname')).sendKeys(applicant.surname);
  await page.press(submit);
  await page.holds('document.title.startsWith("Fehler: ")');
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const paths: string[] = [];
  for (const { name, buffer } of files.slice(1)) {
    const path = join(folder, name);
    await writeFile(path, buffer);
    paths.push(path);
  }
  await (await page.field('Vorname')).sendKeys(applicant.firstName);
  await (await page.field('Telefon')).sendKeys(applicant.tel);
  await (await page.field('Bereich')).findElement(By.css('option[value="care"]')).click();
  for (const path of paths) await page.driver.findElement(By.css('input[type="file"]')).sendKeys(path);
  await page.press(submit);
  const said = await (await page.find('//*[starts-with(normalize-space(text()), "Ihre Referenz:")]')).getText();
  const reference = said.replace(/^Ihre Referenz:\s*/, '');
  const arrived = await arrivedApplication(await firstEditor(), reference);
  expect(arrived?.files?.toSorted()).toEqual(
    files
      .slice(1)
      .map(({ name }) => name)
      .toSorted(),
  );
  await rm(folder, { recursive: true });
});

test('a message is sent once its errors are corrected, and the way back leads to its form', async () => {
  await page.open(siteOf('tabor', '/kontakt'), phone);
  await page.press('Senden');
  await page.holds('document.title.startsWith("Fehler: ")');
  await (await page.field('Name')).sendKeys('Reto Muster');
  await (await page.field('E-Mail')).sendKeys('reto@muster.example');
  await (await page.field('Nachricht')).sendKeys('Haben Sie einen Platz für meine Mutter?');
  await page.press('Senden');
  await page.find('//*[contains(text(), "Ihre Nachricht wurde gesendet!")]');
  await page.driver.executeScript('history.back()');
  await page.holds('document.querySelector("main [name=name]")?.value === "Reto Muster"');
});

test('a signature is shown and copied', async () => {
  await page.open(siteOf('tabor', '/mail-signatur'), desk);
  await (await page.field('Name')).sendKeys('Vreni Muster');
  await page.holds('document.querySelector("[data-signature]").textContent.includes("Vreni Muster")');
  await page.press('Signatur kopieren');
  await page.find('//*[contains(text(), "Die Signatur ist kopiert.")]');
});
