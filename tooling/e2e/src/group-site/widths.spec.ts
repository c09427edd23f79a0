import { test, siteOf } from '../support/test.ts';
import { checkWidths, firstLink } from '../support/widths.ts';

const paths = ['/', '/jobs/schnellbewerbung', '/kontakt', '/auth', '/jobs/offene-stellen'];

test('main pages fit a phone and a desk', async ({ page }) => {
  await checkWidths(
    page,
    paths.map((path) => siteOf('tabor', path)),
  );
  // Their titles invite hyphens.
  await checkWidths(page, [siteOf('forum-gerontologie'), siteOf('waeckerling')]);
  await page.goto(siteOf('tabor', '/jobs/offene-stellen'));
  await checkWidths(page, [await firstLink(page, '/jobs/offene-stellen/')]);
});
