import type { BrowserContext } from 'playwright/test';
import { runningStack } from '../testEnvironment/environment.ts';
import { addAdminUser, signIn } from './admin.ts';
import { firstEditor } from './editor.ts';
import { adminTest } from './test.ts';

interface WorkerFixtures {
  /** In which an editor of Tabor is signed in. */
  editorContext: BrowserContext;
}

const account = async () => addAdminUser(await firstEditor(runningStack().contentUrl), 'Redaktion Tabor');

/**
 * Playwright's `test` with an editor of Tabor in `page`, who has signed in once for all specs of the worker: the admin's
 * code, which takes seconds, is loaded once.
 */
export const editorTest = adminTest.extend<object, WorkerFixtures>({
  editorContext: [
    async ({ browser, stack: _stack }, provide) => {
      const context = await browser.newContext({
        locale: 'de-CH',
        timezoneId: 'Europe/Zurich',
        ignoreHTTPSErrors: true,
      });
      const page = await context.newPage();
      await signIn(page, runningStack().contentUrl, await account());
      await page.close();
      await provide(context);
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ editorContext }, provide) => {
    const page = await editorContext.newPage();
    await provide(page);
    await page.close();
  },
});
