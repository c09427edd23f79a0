import { adminTest } from './test.ts';

/**
 * Playwright's `test` with an editor of Tabor in `page`, who has signed in once for all specs of the worker: the admin's
 * code, which takes seconds, is loaded once.
 */
export const editorTest = adminTest.extend({
  page: async ({ editorContext }, provide) => {
    const page = await editorContext.newPage();
    await provide(page);
    await page.close();
  },
});
