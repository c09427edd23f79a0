import type { Page } from 'playwright/test';
import { openIncompleteSite } from '../support/incompleteSite.ts';
import { expect, test, siteOf } from '../support/test.ts';

/** What a page with an island waits for, but for the island's own code, and the error if it does not come. */
const files = {
  'script of the page': [/\/assets\/entry\.client-.*\.js$/, 'the script of the page did not load in time'],
  'style sheet at the end': [/\/assets\/.*\.css$/, 'the script of the page did not load in time'],
} as const;

const islandCode = /\/assets\/Application-.*\.js$/;

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unerwarteter Fehler!' });

/** Paths of the documents that a page requests. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('reloads once if the code of an island is gone, then shows an error beside the form, which works', async ({
  page,
  complaints,
}) => {
  const documents = watchDocuments(page);
  const site = await openIncompleteSite(islandCode);
  // WebKit's driver evaluates as if a visitor had touched the page.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
  await page.goto(siteOf('tabor', '/jobs/schnellbewerbung', site.port));
  await expect.poll(() => documents).toHaveLength(2);
  await expect(problem(page)).toBeVisible();
  await page.getByLabel('Nachname').fill('Muster');
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
