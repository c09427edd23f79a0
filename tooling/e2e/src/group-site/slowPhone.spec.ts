import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { applicant } from '../support/applicationForm.ts';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { phone, slowDown, watchInteractions, writePhoto } from '../support/slowPhone.ts';
import { removeFolders, temporaryFolder } from '../testEnvironment/stack.ts';

test.use(phone);

let folder = '';
test.beforeAll(async () => {
  folder = await temporaryFolder('photos');
});
test.afterAll(() => removeFolders([folder]));

/** Taps in the phone's photo picker: open, two photos, done. */
const tapsToChoosePhotos = 4;

/** Typing speed on a phone: 36 words of five letters per minute (Palin et al., MobileHCI 2019). */
const lettersEachSecond = (36 * 5) / 60;

const seconds = (from: number, to: number): string => ((to - from) / 1_000).toFixed(1);
const kilobytes = (sizes: readonly number[]): string => sizes.map((size) => Math.round(size / 1_000)).join(' + ');

test('an application with two photos is sent on a phone', { tag: '@chromium' }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(siteOf('tabor', '/jobs/offene-stellen'));
  const photos = ['IMG_0001.jpg', 'Diplom Pflege – été.jpg'].map((name) => join(folder, name));
  const sizes: number[] = [];
  for (const path of photos) sizes.push(await writePhoto(page, path));
  expect(Math.min(...sizes)).toBeGreaterThan(2_000_000);
  const href = await page.getByRole('main').locator('a[href*="/jobs/offene-stellen/"]').first().getAttribute('href');
  const slowest = await watchInteractions(page);
  // A slow network takes half a minute, in which nothing else happens here.
  if (process.env.EVERY_TENANT) await slowDown(page);
  await page.goto(siteOf('tabor', href ?? ''));

  let taps = 0;
  let letters = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  /** Types into the field that has the focus; its keyboard leads to the next field. */
  const type = async (label: string, words: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    // The key that leads on counts as a letter.
    letters += words.length + 1;
    await field.pressSequentially(words);
    await field.press('Enter');
  };

  const begin = performance.now();
  await tap(page.getByRole('main').locator('a[href*="schnellbewerbung?stelle="]').first());
  await page.getByLabel('Vorname').waitFor();
  const shown = performance.now();
  await tap(page.getByLabel('Vorname'));
  await type('Vorname', applicant.firstName);
  await type('Nachname', applicant.surname);
  await type('E-Mail', '');
  await type('Telefon', applicant.tel);
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel(/^Unterlagen/).tap();
  await (await chooser).setFiles(photos);
  taps += tapsToChoosePhotos;
  await expect(page.getByRole('listitem').filter({ hasText: 'IMG_0001.jpg' })).toBeVisible();

  // Nothing was lost, whenever hydration happened.
  await whenHydrated(page);
  await expect(page.getByLabel('Vorname')).toHaveValue(applicant.firstName);
  await expect(page.getByLabel('Nachname')).toHaveValue(applicant.surname);
  await expect(page.getByLabel('Bereich')).toHaveCount(0);
  await expect(page.getByLabel('Telefon')).toHaveValue(applicant.tel);
  const sizesToSend = () =>
    page.getByLabel(/^Unterlagen/).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map((f) => f.size));
  await expect.poll(async () => Math.max(...(await sizesToSend()))).toBeLessThan(1_000_000);
  const bytes = await sizesToSend();
  expect(bytes).toHaveLength(2);

  const sending = performance.now();
  await tap(page.getByRole('button', { name: 'Bewerbung senden' }));
  await expect(page.getByText(/Ihre Bewerbung wurde gesendet!/)).toBeInViewport({ timeout: 120_000 });
  const end = performance.now();
  await expect(page.getByText(/^Ihre Referenz: \S{6,}$/)).toBeVisible();

  const typing = letters / lettersEachSecond;
  const measured = {
    taps,
    letters,
    'seconds until the form is shown': seconds(begin, shown),
    'seconds of sending': seconds(sending, end),
    'seconds in all': seconds(begin, end),
    'seconds in all, with a person typing': (typing + (end - begin) / 1_000).toFixed(0),
    'kB of photos': kilobytes(sizes),
    'kB of photos as sent': kilobytes(bytes),
    'slowest interaction, ms': slowest(),
  };
  console.log(`from the advertisement to "sent": ${JSON.stringify(measured)}`);
  expect(taps).toBeLessThanOrEqual(7);
});
