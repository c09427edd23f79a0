import { join } from 'node:path';
import { expectWholeExport } from '../support/exported.ts';
import { expect, test } from '../support/test.ts';
import { removeFolders, temporaryFolder } from '../testEnvironment/stack.ts';

test('exports the site in all languages without dead links', async () => {
  test.setTimeout(300_000);
  const folder = await temporaryFolder('export');
  try {
    const { pages } = await expectWholeExport('rivabella', join(folder, 'rivabella'));
    for (const language of ['de', 'it', 'fr', 'en']) {
      expect(pages.filter((path) => path.startsWith(`/${language}`)).length, language).toBeGreaterThan(15);
    }
  } finally {
    await removeFolders([folder]);
  }
});
