import { join } from 'node:path';
import { multilingualTenants } from '@group/themes/registry';
import { expectWholeExport } from '../support/exported.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test } from '../support/test.ts';
import { noNginx } from '../testEnvironment/nginx.ts';

test.skip(noNginx !== '', noNginx);

const own = new OwnPrograms();
test.afterAll(() => own.disposeAsync());

for (const { key } of multilingualTenants) {
  test(`exports ${key} in all languages without dead links`, async () => {
    test.setTimeout(300_000);
    const pages = await expectWholeExport(key, join(await own.folder('export'), key), own);
    for (const language of ['de', 'it', 'fr', 'en']) {
      expect(pages.filter((path) => path.startsWith(`/${language}`)).length, language).toBeGreaterThan(15);
    }
  });
}
