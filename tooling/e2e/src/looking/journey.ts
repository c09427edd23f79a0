import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { test as base } from 'playwright/test';
import { runningStack } from '../stack/environment.ts';

interface JourneyFixtures {
  /** What the browser complained about on the pages of this journey; must be empty at its end. */
  complaints: string[];
}

/** The browser gives up passing one page over into the next where they follow each other too fast; nobody sees that. */
const givenUp = /^Transition was (?:aborted|skipped)/;

/** A journey: Playwright's `test` that fails where the browser's console shows an error or a warning. */
export const journey = base.extend<JourneyFixtures>({
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Hydration problems are errors too.
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => void (givenUp.test(message) || complaints.push(message)));
      await provide(complaints);
      base.expect(complaints, 'the console shows no error').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = journey.expect;

/** Address of a tenant on the running site, or on another one. */
export function siteOf(key: TenantKey, path = '/', port = runningStack().sitePort): string {
  return `http://${tenantByKey(key).hosts.development}:${port}${path}`;
}
