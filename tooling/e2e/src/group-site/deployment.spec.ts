import type { Page } from 'playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { openIncompleteSite } from '../support/incompleteSite.ts';
import { expect, test, siteOf } from '../support/test.ts';

/** What a page with an island waits for, and the error if it does not come. */
const files = {
  'code of an island': [/\/assets\/Application-.*\.js$/, 'Application did not load in time'],
  'script of the page': [/\/assets\/entry\.client-.*\.js$/, 'the script of the page did not load in time'],
  'style sheet at the end': [/\/assets\/.*\.css$/, 'the script of the page did not load in time'],
} as const;

const [islandCode] = files['code of an island'];

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unerwarteter Fehler!' });

/** Paths of the documents that a page requests. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Opens the quick application of a site, untouched: WebKit's driver evaluates as if a visitor had touched the page. */
async function openForm(page: Page, port?: number): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung', port));
}

test('reloads once if the code of an island is gone after a deployment', async ({ page, complaints }) => {
  const documents = watchDocuments(page);
  const site = await openIncompleteSite(islandCode, 1);
  await openForm(page, site.port);
  await expect.poll(() => documents).toHaveLength(2);
  await whenHydrated(page);
  await expect(problem(page)).toBeHidden();
  // WebKit does not name the module.
  expect(complaints.splice(0).join()).toMatch(/Application|Importing a module script failed/);
  site.close();
});

test('shows an error beside the form if the code is still gone, and the form works', async ({ page, complaints }) => {
  const documents = watchDocuments(page);
  const site = await openIncompleteSite(islandCode);
  await openForm(page, site.port);
  await expect.poll(() => documents).toHaveLength(2);
  await expect(problem(page)).toBeVisible();
  await page.getByLabel('Nachname').fill('Muster');
  // The form token is rejected when it is younger.
  await page.waitForTimeout(2_100);
  await page.getByRole('button', { name: 'Bewerbung senden' }).click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('heading') })).toBeFocused();
  await expect(page.getByLabel('Nachname')).toHaveValue('Muster');
  complaints.length = 0;
  site.close();
});

for (const [name, [file, error]] of Object.entries(files)) {
  const title = `shows an error if the ${name} does not load within 120 s`;
  test(title, { tag: '@not-firefox' }, async ({ page, complaints }) => {
    // Shortens exactly this timeout to a second.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const shortened = (run: TimerHandler, wait?: number) => setTimeout(run, wait === 120_000 ? 1_000 : wait);
      Object.assign(window, { setTimeout: shortened });
    });
    await page.route(file, () => {});
    await page.goto(siteOf('tabor', '/jobs/schnellbewerbung'), { waitUntil: 'commit' });
    await page.getByLabel('Vorname').focus();
    await expect(problem(page)).toBeVisible();
    await expect(page.getByLabel('Nachname')).toBeVisible();
    expect(complaints.splice(0).join()).toContain(error);
  });
}
