import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** What axe finds on a page by the rules of WCAG 2.2 AA and by best practice, one line a finding. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results: axe.AxeResults = await page.evaluate('axe.run({ rules: { "target-size": { enabled: true } } })');
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
