import type { Page } from 'playwright/test';
import { getDocumentProxy } from 'unpdf';

/** A page of paper. */
export interface PrintedPage {
  text: string;
  /** How far down its text reaches: 0 at the top edge, 1 at the bottom edge. */
  depth: number;
}

/** Playwright sends inches to Firefox, which takes them as centimetres. */
const a4InCentimetres = { width: '21in', height: '29.7in' };

/** Prints a page on A4 and reads the result. */
export async function printed(page: Page): Promise<PrintedPage[]> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const pdf = await page.pdf(isFirefox ? a4InCentimetres : { format: 'A4' });
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const [, bottom = 0, , top = 1] = sheet.view;
    const { items } = await sheet.getTextContent();
    const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    const lowest = Math.min(top, ...words.map(({ transform }) => Number(transform[5])));
    pages.push({ text: words.map(({ str }) => str).join(' '), depth: (top - lowest) / (top - bottom) });
  }
  return pages;
}
