import { test, siteOf } from '../support/test.ts';
import { checkWidths, firstLink } from '../support/widths.ts';

const paths = ['/it', '/de/jobs/schnellbewerbung', '/fr/kontakt', '/de/jobs/offene-stellen'];

test('main pages fit a phone and a desk', async ({ page }) => {
  await checkWidths(
    page,
    paths.map((path) => siteOf('rivabella', path)),
  );
  await checkWidths(page, [await firstLink(page, '/de/jobs/offene-stellen/')]);
});
