import { pdf, typeApplication } from '../support/applicationForm.ts';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';

test('the overlay of a running upload is as high as its content', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung'));
  await whenHydrated(page);
  await typeApplication(page);
  await page.getByLabel(/^Unterlagen/).setInputFiles(pdf('Lebenslauf.pdf'));
  const measured = Promise.withResolvers<void>();
  await page.route('**/senden', async (route) => {
    await measured.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Bewerbung senden' }).click();
  const overlay = page.getByRole('dialog', { name: 'Einen Moment noch' });
  await expect(overlay).toBeVisible();
  expect((await overlay.boundingBox())?.height).toBeLessThan(400);
  expect((await overlay.getByRole('button').boundingBox())?.height).toBeLessThan(80);
  measured.resolve();
  await expect(overlay).toBeHidden();
  // The browser logs the broken connection.
  complaints.length = 0;
});
