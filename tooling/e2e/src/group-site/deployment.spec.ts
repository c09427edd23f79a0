import { whenAwake } from '../support/awake.ts';
import { expect, test, siteOf } from '../support/test.ts';

const screenCode = '**/assets/page.route-*.js';

test('reloads once if a chunk is gone after a deployment', async ({ page, complaints }) => {
  await page.goto(siteOf('tabor', '/mail-signatur'));
  await whenAwake(page);
  await page.route(screenCode, (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Wohnen' }).click();
  await expect(page).toHaveURL(/\/wohnen$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Wohnen im Tabor' })).toBeVisible();
  expect(documents).toEqual(['/mail-signatur', '/wohnen']);
  expect(complaints.join()).toContain('page.route');
  complaints.length = 0;
});

test('shows the error screen if a chunk does not load within 120 s', async ({ page, complaints }) => {
  // Shortens exactly this timeout to a second.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const shortened = (run: TimerHandler, wait?: number) => setTimeout(run, wait === 120_000 ? 1_000 : wait);
    Object.assign(window, { setTimeout: shortened });
  });
  await page.goto(siteOf('tabor', '/mail-signatur'));
  await whenAwake(page);
  await page.route(screenCode, () => {});
  await page.getByRole('banner').getByRole('link', { name: 'Wohnen' }).click();
  await expect(page.getByRole('heading', { name: 'Unerwarteter Fehler!' })).toBeVisible();
  expect(complaints.join()).toContain('did not load in time');
  complaints.length = 0;
});
