import type { Page } from 'playwright/test';
import { askWith } from '../support/login.ts';
import { expect, test, siteOf } from '../support/test.ts';

test('a path without a language redirects to German, with its query', async () => {
  const { status, headers } = await askWith('/wohnen?von=post', { tenant: 'rivabella' });
  expect([status, headers.location]).toEqual([302, '/de/wohnen?von=post']);
});

test('the language menu offers DE, IT, FR and EN and changes the path prefix by keyboard', async ({ page }) => {
  await page.goto(siteOf('rivabella', '/de'));
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sprache' });
  await expect(menu.getByRole('link')).toHaveText(['DE', 'IT', 'FR', 'EN']);
  const german = await page.getByRole('heading', { level: 1 }).textContent();

  const italian = menu.getByRole('link', { name: 'IT' });
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    if (await italian.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(italian).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteOf('rivabella', '/it'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(german ?? '');
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

const screensWithPictures = ['', '/wohnen', '/wohnen/haus-umgebung', '/wohnen/veranstaltungen', '/pflege-betreuung', '/gastronomie', '/ueber-uns', '/jobs', '/unsere-haeuser']; // prettier-ignore

/**
 * The alternative texts of the pictures of a page, whether they are marked as German, and the markup of its main part: parsed,
 * as showing the page takes longer.
 */
async function readPage(page: Page, path: string) {
  const { body } = await askWith(path, { tenant: 'rivabella' });
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

test(
  'captions and alternative texts are in the language of the page, or marked as German',
  { tag: '@thorough' },
  async ({ page }) => {
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
  },
);
