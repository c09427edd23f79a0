import { chromiumOptions } from '@group/browser/launch';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** Lighthouse's mid-tier phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Runs a task with the browser of the tests, and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>, more: readonly string[] = []): Promise<T> {
  const { executablePath, args } = await chromiumOptions();
  await using browser = await chromium.launch({ executablePath, args: [...args, ...more] });
  return await work(browser);
}

/** A phone with an empty cache. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(phone);
}
