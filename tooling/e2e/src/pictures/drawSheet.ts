import type { Browser, Page } from 'playwright';

export interface SheetLayout {
  /** Viewport of each page, in CSS pixels. */
  viewport: { width: number; height: number };
  columns: number;
  /** Width of each page on the sheet, in pixels. */
  width: number;
}

/** Between and around the pages, in pixels. */
const gap = 12;
const background = '#dcdfe3';
const quality = 0.8;

/** Screenshot of the first screen, once its pictures and fonts are there. */
async function firstScreen(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Draws the first screens of pages side by side, as WebP. */
export async function drawSheet(browser: Browser, urls: readonly string[], layout: SheetLayout): Promise<Buffer> {
  const { viewport, columns, width } = layout;
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'de-CH' });
  const screens: string[] = [];
  for (const url of urls) screens.push(await firstScreen(page, url));
  const height = Math.round((width * viewport.height) / viewport.width);
  await page.goto('about:blank');
  const drawn = await page.evaluate(
    async ({ all, ...sheet }) => {
      const canvas = document.createElement('canvas');
      canvas.width = sheet.gap + sheet.columns * (sheet.width + sheet.gap);
      canvas.height = sheet.gap + Math.ceil(all.length / sheet.columns) * (sheet.height + sheet.gap);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the browser draws no canvas');
      context.imageSmoothingQuality = 'high';
      context.fillStyle = sheet.background;
      context.fillRect(0, 0, canvas.width, canvas.height);
      for (const [position, screen] of all.entries()) {
        const picture = new Image();
        picture.src = `data:image/png;base64,${screen}`;
        await picture.decode();
        const left = sheet.gap + (position % sheet.columns) * (sheet.width + sheet.gap);
        const top = sheet.gap + Math.floor(position / sheet.columns) * (sheet.height + sheet.gap);
        context.drawImage(picture, left, top, sheet.width, sheet.height);
      }
      return canvas.toDataURL('image/webp', sheet.quality);
    },
    { all: screens, columns, width, height, gap, background, quality },
  );
  await page.close();
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}
