import type { Browser } from 'playwright';

export interface SheetLayout {
  columns: number;
  /** Width of each page on the sheet, in pixels. */
  width: number;
  /** Without colours, which shows whether the forms alone tell pages apart. */
  grey?: boolean;
}

/** Between and around the pages, in pixels. */
const gap = 12;
const background = '#dcdfe3';
const quality = 0.8;

/** Draws screenshots side by side, as WebP; each row is as high as its highest. */
export async function drawSheet(browser: Browser, screens: readonly string[], layout: SheetLayout): Promise<Buffer> {
  const { columns, width, grey = false } = layout;
  const page = await browser.newPage();
  const drawn = await page.evaluate(
    async ({ all, ...sheet }) => {
      const pictures = all.map((screen) => Object.assign(new Image(), { src: `data:image/png;base64,${screen}` }));
      await Promise.all(pictures.map((picture) => picture.decode()));
      const heights = pictures.map((picture) => Math.round((picture.height * sheet.width) / picture.width));
      const rows = Array.from({ length: Math.ceil(all.length / sheet.columns) }, (_, row) =>
        Math.max(...heights.slice(row * sheet.columns, (row + 1) * sheet.columns)),
      );
      const canvas = document.createElement('canvas');
      canvas.width = sheet.gap + sheet.columns * (sheet.width + sheet.gap);
      canvas.height = sheet.gap + rows.reduce((total, height) => total + height + sheet.gap, 0);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the browser draws no canvas');
      context.imageSmoothingQuality = 'high';
      context.fillStyle = sheet.background;
      context.fillRect(0, 0, canvas.width, canvas.height);
      if (sheet.grey) context.filter = 'grayscale(1)';
      for (const [position, picture] of pictures.entries()) {
        const row = Math.floor(position / sheet.columns);
        const above = rows.slice(0, row).reduce((total, height) => total + height + sheet.gap, sheet.gap);
        const left = sheet.gap + (position % sheet.columns) * (sheet.width + sheet.gap);
        context.drawImage(picture, left, above, sheet.width, heights[position] ?? 0);
      }
      return canvas.toDataURL('image/webp', sheet.quality);
    },
    { all: [...screens], columns, width, grey, gap, background, quality },
  );
  await page.close();
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}
