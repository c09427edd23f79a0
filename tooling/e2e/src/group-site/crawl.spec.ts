import { crawl } from '../support/crawl.ts';
import { expect, test } from '../support/test.ts';
import { sweptTenants } from '../support/sweptTenants.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** Allowed statuses of links: found, or redirected. */
const fine = new Set([200, 301, 302]);

for (const { key } of sweptTenants) {
  test(`${key} has no dead links, no invalid markup and no invalid content`, async () => {
    test.setTimeout(180_000);
    const { visits, pages, invalid } = await crawl(key, runningStack().sitePort);
    const redirects = visits.filter(({ status }) => status === 301 || status === 302).length;
    test.info().annotations.push({
      type: 'crawl',
      description: `${key}: ${pages.length} pages, ${visits.length} addresses, ${redirects} redirects`,
    });
    // Filled positions are no longer linked; everything else must be found.
    expect(visits.filter(({ status }) => !fine.has(status))).toEqual([]);
    expect(invalid).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
  });
}
