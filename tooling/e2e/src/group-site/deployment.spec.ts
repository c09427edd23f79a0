import { whenAwake } from '../support/awake.ts';
import { expect, test, siteOf } from '../support/test.ts';

const screenCode = '**/assets/page.route-*.js';

test('a screen whose code is gone with a new version is reached by one reload', async ({ page, complaints }) => {
  await page.goto(siteOf('tabor', '/mail-signatur'));
  await whenAwake(page);
  await page.route(screenCode, (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Wohnen' }).click();
  await expect(page).toHaveURL(/\/wohnen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/mail-signatur', '/wohnen']);
  expect(complaints.join()).toContain('page.route');
  complaints.length = 0;
});

test('a screen whose code does not arrive within 120 s gives the error screen', async ({ page, complaints }) => {
  // Nobody waits two minutes for a test: exactly this wait is shortened, to a second.
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
  expect(complaints.join()).toContain('did not arrive');
  complaints.length = 0;
});
