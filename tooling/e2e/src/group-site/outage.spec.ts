import { files, shownReference, submit, typeApplication } from '../support/applicationForm.ts';
import { firstEditor } from '../support/editor.ts';
import { whenHydrated } from '../support/hydrated.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { arrivedApplication } from '../support/received.ts';
import { expect, test, siteOf } from '../support/test.ts';

const own = new OwnPrograms();
test.afterAll(() => own.disposeAsync());

test('a site that starts without its content service shows a skeleton until content is available', async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  const service = await own.proxy();
  await service.shut();
  const { port } = await own.site({ service });

  const response = await page.goto(siteOf('tabor', '/', port));
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen' })).toBeAttached();
  await expect(page.getByRole('banner').getByRole('img', { name: /Tabor/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);

  await service.open();
  // No reload: the page polls until the configuration is available.
  await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Daheim über dem See' })).toBeVisible();
  await expect(page.getByText('Die Seite wird geladen')).toHaveCount(0);
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Pictures that are not loaded yet would fail when the content service stops.
  await page.goto('about:blank');
  // The browser logs the 503 responses; there may be no other errors.
  const others = complaints.filter((text) => !text.includes('status of 503'));
  complaints.splice(0, complaints.length, ...others);
});

test('while the content service is down, pages and pictures are shown, and an application is accepted and delivered afterwards', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const service = await own.proxy();
  const { port } = await own.site({ service, hasOwnPictures: true });
  const picture = page.getByRole('main').locator('img').first();
  const isPictureShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await page.goto(siteOf('tabor', '/', port));
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(isPictureShown).toBeGreaterThan(0);
  // Those further down, too: a picture that was never requested cannot be made without the content service.
  await page.waitForLoadState('networkidle');
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung', port));
  await whenHydrated(page);
  await service.shut();
  const again = await page.goto(siteOf('tabor', '/', port));
  // Firefox asks whether its copy is still true.
  expect([200, 304]).toContain(again?.status());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect.poll(isPictureShown).toBeGreaterThan(0);
  await whenHydrated(page);
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung', port));
  await whenHydrated(page);
  await typeApplication(page);
  await page.getByLabel(/^Unterlagen/).setInputFiles(files);
  await page.getByRole('button', { name: submit }).click();
  const reference = await shownReference(page);
  await service.open();
  const editor = await firstEditor();
  expect((await arrivedApplication(editor, reference))?.files).toHaveLength(3);
});
