import { adminTest } from './test.ts';

/**
 * Playwright's `test` with an editor of Tabor in `page`, who has signed in once for all specs of the worker. Unless a spec
 * closes it, they share the page: loading the admin's code again takes three seconds of a processor.
 */
export const editorTest = adminTest.extend({
  page: async ({ editorContext }, provide) => {
    const page = editorContext.pages()[0] ?? (await editorContext.newPage());
    await page.unrouteAll();
    await page.setViewportSize({ width: 1280, height: 720 });
    await provide(page);
  },
});
