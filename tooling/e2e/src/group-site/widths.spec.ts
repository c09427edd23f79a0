import type { Page } from 'playwright/test';
import { firstLink } from '../support/everyPage.ts';
import { expect, siteOf, test } from '../support/test.ts';

/** A phone and a desk, CSS pixels. */
const widths = [390, 1366] as const;

/** Words of headings that are broken into two lines although they are shorter than twelve letters. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('heading').evaluateAll((headings) => {
    const broken: string[] = [];
    // Others are for screen readers only.
    for (const heading of headings.filter(({ clientWidth }) => clientWidth > 1)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![\p{L}-])\p{L}{2,11}(?![\p{L}-])/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Opens pages and checks that each fits a phone and a desk, with its heading and the pictures that are in view. */
async function checkWidths(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    for (const width of widths) {
      const place = `${address} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('banner').getByRole('img').first(), place).toBeInViewport();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), place).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
      expect(await brokenWords(page), place).toEqual([]);
      const missing = page
        .getByRole('main')
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
            .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
            .map(({ src }) => src),
        );
      expect(await missing, place).toEqual([]);
    }
  }
}

const paths = ['/', '/jobs/schnellbewerbung', '/kontakt', '/auth', '/jobs/offene-stellen'];

test('main pages fit a phone and a desk', async ({ page }) => {
  await checkWidths(
    page,
    paths.map((path) => siteOf('tabor', path)),
  );
  // Their titles invite hyphens.
  await checkWidths(page, [siteOf('forum-gerontologie'), siteOf('waeckerling')]);
  await page.goto(siteOf('tabor', '/jobs/offene-stellen'));
  await checkWidths(page, [await firstLink(page, '/jobs/offene-stellen/')]);
  const heading = page.getByRole('heading', { name: 'Das könnte Ihnen auch gefallen' });
  const others = page.locator('section').filter({ has: heading });
  // A scroll bar may take its share of the width.
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((await others.boundingBox())?.width).toBe(width);
});

/** How many words of a list are broken into more than two lines. */
const shredded = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 2) count++;
      }
    return count;
  });

test('words stay whole where only the text is larger', async ({ page }) => {
  for (const [width, address] of [
    [920, siteOf('digallo', '/jobs/offene-stellen')],
    [920, siteOf('tabor', '/events')],
    [920, siteOf('tabor', '/ueber-uns')],
    [360, siteOf('tabor', '/ueber-uns')],
    [360, siteOf('tabor', '/suche')],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    expect(await shredded(page), `${address} at ${width} px`).toBe(0);
  }
});
