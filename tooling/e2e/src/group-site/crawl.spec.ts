import { standardTenants } from '@group/themes/registry';
import { crawl } from '../support/crawl.ts';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** Answers that an address which a site itself gives out may have: here it is, or here is where it is now. */
const fine = new Set([200, 301, 302]);

for (const { key, hosts } of standardTenants) {
  test(`${key}: nothing that the site gives out is a dead end`, async () => {
    test.setTimeout(180_000);
    const { visits, pages } = await crawl(hosts.development, runningStack().sitePort);
    const redirects = visits.filter(({ status }) => status === 301 || status === 302).length;
    test.info().annotations.push({
      type: 'crawl',
      description: `${key}: ${pages.length} pages, ${visits.length} addresses, ${redirects} redirects`,
    });
    // Positions that were filled stay reachable from nowhere; everything else is there.
    expect(visits.filter(({ status }) => !fine.has(status))).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
  });
}
