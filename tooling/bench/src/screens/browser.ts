import { chromiumOptions } from '@group/browser/launch';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** A phone of the middle class, as Lighthouse imagines it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Runs something with the browser of the tests, and closes it. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>, more: readonly string[] = []): Promise<T> {
  const { executablePath, args } = await chromiumOptions();
  const browser = await chromium.launch({ executablePath, args: [...args, ...more] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A phone that has never been to the site. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(phone);
}
