import { join } from 'node:path';
import { multilingualTenants } from '@group/themes/registry';
import { expectWholeExport } from '../support/exported.ts';
import { expect, test } from '../support/test.ts';
import { noNginx } from '../testEnvironment/nginx.ts';
import { removeFolders, temporaryFolder } from '../testEnvironment/stack.ts';

test.skip(noNginx !== '', noNginx);

for (const { key } of multilingualTenants) {
  test(`exports ${key} in all languages without dead links`, async () => {
    test.setTimeout(300_000);
    const folder = await temporaryFolder('export');
    try {
      const pages = await expectWholeExport(key, join(folder, key));
      for (const language of ['de', 'it', 'fr', 'en']) {
        expect(pages.filter((path) => path.startsWith(`/${language}`)).length, language).toBeGreaterThan(15);
      }
    } finally {
      await removeFolders([folder]);
    }
  });
}
