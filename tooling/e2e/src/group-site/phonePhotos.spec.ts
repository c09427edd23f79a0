import { join } from 'node:path';
import { applicant } from '../support/applicationForm.ts';
import { whenHydrated } from '../support/hydrated.ts';
import { writePhoto } from '../support/phonePhoto.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test, siteOf } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

const own = new OwnPrograms();
test.afterAll(() => own.disposeAsync());

test(
  'on a phone, the return key leads through the form, and its photos become smaller',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto(siteOf('tabor', '/jobs/offene-stellen'));
    const folder = await own.folder('photos');
    const photos = ['IMG_0001.jpg', 'Diplom Pflege – été.jpg'].map((name) => join(folder, name));
    for (const path of photos) expect(await writePhoto(page, path)).toBeGreaterThan(2_000_000);
    await page.getByRole('main').locator('a[href*="/jobs/offene-stellen/"]').first().tap();
    await page.getByRole('main').locator('a[href*="schnellbewerbung?stelle="]').first().tap();
    await page.getByLabel('Vorname').tap();
    const typed = { Vorname: applicant.firstName, Nachname: applicant.surname, 'E-Mail': '', Telefon: applicant.tel };
    for (const [label, words] of Object.entries(typed)) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toBeFocused();
      await field.pressSequentially(words);
      await field.press('Enter');
    }
    await whenHydrated(page);
    const upload = page.getByLabel(/^Unterlagen/);
    await upload.setInputFiles(photos);
    const sizes = () => upload.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ size }) => size));
    await expect.poll(async () => Math.max(...(await sizes()))).toBeLessThan(1_000_000);
    expect(await sizes()).toHaveLength(2);
    await page.getByRole('button', { name: 'Bewerbung senden' }).tap();
    await expect(page.getByText(/Ihre Bewerbung wurde gesendet!/)).toBeInViewport({ timeout: 30_000 });
  },
);
