import type { Browser, Page } from 'playwright';

export interface ScreenOptions {
  /** In CSS pixels. */
  viewport: { width: number; height: number };
  /** Takes pages to their end, not only their first screens. */
  whole?: boolean;
}

/** Longest part of a page that is taken, in CSS pixels. */
const maxHeight = 12_000;

/** Loads all pictures of a page, also those further down. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img, footer img')];
    // Decoded before they are painted: a screenshot does not wait.
    for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    // Those in closed dialogs are never drawn.
    await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => {})));
  });
}

async function screenOf(page: Page, url: string, { viewport, whole }: ScreenOptions): Promise<string> {
  await page.goto(url);
  if (whole) await loadPictures(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const height = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : viewport.height;
  const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(height, maxHeight) };
  const screen = await page.screenshot({ animations: 'disabled', fullPage: whole ?? false, clip });
  return screen.toString('base64');
}

/** Screenshots of pages as PNG in base64, once their pictures and fonts are there. */
export async function takeScreens(
  browser: Browser,
  urls: readonly string[],
  options: ScreenOptions,
): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: options.viewport, reducedMotion: 'reduce', locale: 'de-CH' });
  const screens: string[] = [];
  for (const url of urls) screens.push(await screenOf(page, url, options));
  await page.close();
  return screens;
}
