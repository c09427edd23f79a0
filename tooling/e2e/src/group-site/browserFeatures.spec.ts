import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '@group/start/settings';
import { unsupportedCall } from '../support/olderBrowser.ts';
import { expect, test } from '../support/test.ts';

test('browser assets use only features of supported browsers', async () => {
  const built = join(repository, 'apps/group-site/build/client/assets');
  const files = (await readdir(built)).filter((file) => /\.(?:js|css)$/.test(file));
  for (const file of files) {
    const text = await readFile(join(built, file), 'utf8');
    if (file.endsWith('.js')) expect(text.match(unsupportedCall), file).toBeNull();
    // Safari before 16.4 ignores range syntax in media queries, and shows the mobile layout.
    else expect(text.match(/@media[^{]*[<>]=?[^{]*\{/g), file).toBeNull();
  }
});
