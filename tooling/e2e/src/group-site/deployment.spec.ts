import type { Page } from 'playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';

const islandCode = '**/assets/Application-*.js';

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unerwarteter Fehler!' });

/** Paths of the documents that a page requests. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The driver of WebKit evaluates as if a visitor had touched the page, which then is not reloaded under their hands. */
const untouched = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }));

test('reloads once if the code of an island is gone after a deployment', async ({ page, complaints }) => {
  const documents = watchDocuments(page);
  await untouched(page);
  await page.route(islandCode, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung'));
  await expect.poll(() => documents).toHaveLength(2);
  await whenHydrated(page);
  await expect(problem(page)).toBeHidden();
  // WebKit does not name the module.
  expect(complaints.splice(0).join()).toMatch(/Application|Importing a module script failed/);
});

test('shows an error beside the form if the code is still gone, and the form works', async ({ page, complaints }) => {
  const documents = watchDocuments(page);
  await untouched(page);
  await page.route(islandCode, (route) => route.fulfill({ status: 404 }));
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung'));
  await expect.poll(() => documents).toHaveLength(2);
  await expect(problem(page)).toBeVisible();
  await page.getByLabel('Nachname').fill('Muster');
  // The form token is rejected when it is younger.
  await page.waitForTimeout(2_100);
  await page.getByRole('button', { name: 'Bewerbung senden' }).click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('heading') })).toBeFocused();
  await expect(page.getByLabel('Nachname')).toHaveValue('Muster');
  complaints.length = 0;
});

test('shows an error if the code of an island does not load within 120 s', async ({ page, complaints }) => {
  // Shortens exactly this timeout to a second.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const shortened = (run: TimerHandler, wait?: number) => setTimeout(run, wait === 120_000 ? 1_000 : wait);
    Object.assign(window, { setTimeout: shortened });
  });
  await page.route(islandCode, () => {});
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung'));
  await expect(problem(page)).toBeVisible();
  await expect(page.getByLabel('Nachname')).toBeVisible();
  expect(complaints.splice(0).join()).toContain('did not load in time');
});
