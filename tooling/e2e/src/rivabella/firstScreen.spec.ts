import { multilingualTenants } from '@group/themes/registry';
import { everyPageProblems } from '../support/everyPage.ts';
import { openingProblems } from '../support/firstScreen.ts';
import { expect, siteOf, test } from '../support/test.ts';

for (const { key } of multilingualTenants) {
  test(`${key} opens with heading and next step in the first screen`, async ({ page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    for (const path of ['/it', '/it/jobs', '/it/kontakt', '/it/unsere-haeuser']) {
      await page.goto(siteOf(key, path));
      problems.push(...(path.endsWith('unsere-haeuser') ? [] : await openingProblems(page)));
    }
    const house = page.getByRole('main').locator('a[href^="/it/unsere-haeuser/"]').first();
    if ((await house.count()) > 0) {
      await page.goto(new URL((await house.getAttribute('href')) ?? '', page.url()).href);
      problems.push(...(await openingProblems(page)));
    }
    expect(problems).toEqual([]);
  });

  test(`${key} shows on its pages how it goes on, and no picture twice`, async ({ page }) => {
    test.setTimeout(120_000);
    expect(await everyPageProblems(page, key, '/it')).toEqual([]);
  });
}
