import { tenantByKey } from '@group/themes/registry';
import type { Page } from 'playwright/test';
import { ask } from '@group/operations/client';
import { firstEditor } from '../support/editor.ts';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const rivabella = tenantByKey('rivabella');

const redirects: readonly [path: string, location: string][] = [
  ['/', '/de'],
  ['/wohnen', '/de/wohnen'],
  ['/wohnen?von=post', '/de/wohnen?von=post'],
  ['/jobs/offene-stellen', '/de/jobs/offene-stellen'],
  ['/es/wohnen', '/de/wohnen'],
  ['/Wohnen/', '/de/wohnen'],
];

for (const [path, location] of redirects) {
  test(`${path} redirects to ${location}`, async () => {
    const { status, headers } = await ask({
      host: rivabella.hosts.development,
      port: runningStack().sitePort,
      path,
    });
    expect(status).toBe(302);
    expect(new URL(headers.location ?? '', siteOf('rivabella')).href).toBe(siteOf('rivabella', location));
  });
}

test('a path in capital letters redirects permanently to lower case', async () => {
  const { status, headers } = await ask({
    host: rivabella.hosts.development,
    port: runningStack().sitePort,
    path: '/it/Wohnen',
  });
  expect([status, headers.location]).toEqual([301, '/it/wohnen']);
});

test('the language redirect adds no history entry', async ({ page }) => {
  await page.goto(siteOf('rivabella', '/fr'));
  await page.goto(siteOf('rivabella'));
  await expect(page).toHaveURL(siteOf('rivabella', '/de'));
  await page.goBack();
  await expect(page).toHaveURL(siteOf('rivabella', '/fr'));
});

test('the language menu offers DE, IT, FR and EN and changes the path prefix', async ({ page }) => {
  await page.goto(siteOf('rivabella', '/de'));
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sprache' });
  await expect(menu.getByRole('link')).toHaveText(['DE', 'IT', 'FR', 'EN']);
  const german = await page.getByRole('heading', { level: 1 }).textContent();

  await menu.getByRole('link', { name: 'IT' }).click();
  await expect(page).toHaveURL(siteOf('rivabella', '/it'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^it/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(german ?? '');
});

test('the language menu keeps a filter that was chosen in place', async ({ page }) => {
  await page.goto(siteOf('rivabella', '/de/jobs/offene-stellen'));
  await page.getByLabel('Bereich').selectOption({ label: 'Hauswirtschaft' });
  await expect(page).toHaveURL(/bereich=hauswirtschaft/);
  await page.getByRole('banner').getByRole('link', { name: 'IT', exact: true }).click();
  await expect(page).toHaveURL(siteOf('rivabella', '/it/jobs/offene-stellen?bereich=hauswirtschaft'));
  await expect(page.getByRole('combobox').first()).toHaveValue('hauswirtschaft');
});

test('what is typed into a form survives a change of the language', async ({ page }) => {
  await page.goto(siteOf('rivabella', '/de/jobs/schnellbewerbung'));
  await whenHydrated(page);
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('Bereich').selectOption('care');
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.getByLabel(/^Unterlagen/).setInputFiles([file]);
  await page.getByRole('banner').getByRole('link', { name: 'IT', exact: true }).click();
  await whenHydrated(page);
  await expect(page.getByLabel('Cognome')).toHaveValue('Muster');
  await expect(page.locator('select[name=area]')).toHaveValue('care');
  await expect(page.getByText(/Scelga di nuovo i suoi file/)).toBeVisible();
  await page.goBack();
  await whenHydrated(page);
  await expect(page.getByLabel('Nachname')).toHaveValue('Muster');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says that a change of the language empties it', async ({ page }) => {
    await page.goto(siteOf('rivabella', '/de/kontakt'));
    // Playwright finds no text in `noscript`.
    const note = page.getByRole('main').locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain('Wechseln Sie die Sprache vor dem Ausfüllen');
  });
});

test('a notice is above the pages of all languages, in German where it is not translated', async ({ page }) => {
  const editor = await firstEditor(runningStack().contentUrl);
  const [german, italian] = ['Besuche nur am Morgen.', 'Visite solo al mattino.'];
  await editor.publishSingle('konfiguration-rivabella', { notice: german });
  await editor.publishSingle('konfiguration-rivabella', { notice: italian }, 'it-CH');
  for (const [prefix, name, text, language] of [
    ['de', 'Hinweis', german, null],
    ['it', 'Avviso', italian, null],
    ['fr', 'Avis', german, 'de-CH'],
    ['en', 'Notice', german, 'de-CH'],
  ] as const) {
    const notice = page.getByRole('region', { name }).getByText(text);
    await expect(async () => {
      await page.goto(siteOf('rivabella', `/${prefix}/wohnen`));
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    expect([prefix, await notice.getAttribute('lang')]).toEqual([prefix, language]);
  }
  // Restored, as other specs read the pages.
  for (const locale of ['de-CH', 'it-CH'])
    await editor.publishSingle('konfiguration-rivabella', { notice: null }, locale);
});

const screensWithPictures = ['', '/wohnen', '/wohnen/haus-umgebung', '/wohnen/veranstaltungen', '/pflege-betreuung', '/gastronomie', '/ueber-uns', '/jobs', '/unsere-haeuser']; // prettier-ignore

/**
 * The alternative texts of the pictures of a page, whether they are marked as German, and the markup of its main part: parsed,
 * as showing the page takes longer.
 */
async function readPage(page: Page, path: string) {
  const { body } = await ask({ host: rivabella.hosts.development, port: runningStack().sitePort, path });
  return page.evaluate((html) => {
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    const images = [...(main?.querySelectorAll('img[src^="/pictures/"]:not([alt=""])') ?? [])];
    const alternatives = images.map((image) => ({
      text: image.getAttribute('alt') ?? '',
      isMarked: image.closest('[lang]')?.getAttribute('lang') === 'de-CH',
    }));
    return { alternatives, markup: main?.innerHTML ?? '' };
  }, body);
}

test('captions and alternative texts are in the language of the page, or marked as German', async ({ page }) => {
  const translated: Record<string, number> = { it: 0, fr: 0, en: 0 };
  for (const path of screensWithPictures) {
    const german = new Set((await readPage(page, `/de${path}`)).alternatives.map(({ text }) => text));
    for (const prefix of Object.keys(translated)) {
      const { alternatives: shown, markup } = await readPage(page, `/${prefix}${path}`);
      // An entry without a translation is shown in German. Portraits have the same name in each language.
      const marked = new Set(shown.filter(({ isMarked }) => isMarked).map(({ text }) => text));
      const foreign = [...german].filter((text) => text.split(' ').length > 3 && !marked.has(text));
      expect([prefix, path, foreign.filter((text) => markup.includes(text))]).toEqual([prefix, path, []]);
      translated[prefix] = (translated[prefix] ?? 0) + shown.length - marked.size;
    }
  }
  expect(Math.min(...Object.values(translated))).toBeGreaterThan(20);
});
