import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from 'axe-core';
import type { Page } from 'playwright/test';

/** Minified, because each page has to parse it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Which rules axe checks; by default all. */
interface Checked {
  runOnly?: string[];
}

async function findings(page: Page, within: string, checked: Checked = {}): Promise<string[]> {
  // Colours between two states, as of a button that can be pressed again, are no state to read.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // What passes is neither described nor sent here, which takes as long as the checks themselves.
  const options = {
    iframes: false,
    resultTypes: ['violations'],
    ...(checked.runOnly ? checked : { rules: { 'target-size': { enabled: true } } }),
  };
  const violations: Result[] = await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/**
 * axe's findings on a page by WCAG 2.2 AA and best practices, one line each; in the admin, which follows the colour scheme of
 * the device, also those about contrast in its dark theme.
 * @param within selector of the part that is looked at; by default the whole page
 */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const found = await findings(page, within);
  if (!new URL(page.url()).pathname.startsWith('/admin')) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await findings(page, within, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...inTheDark.map((finding) => `in the dark theme: ${finding}`)];
}
