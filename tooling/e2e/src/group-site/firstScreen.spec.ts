import { everyPageProblems } from '../support/everyPage.ts';
import { openingProblems } from '../support/firstScreen.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { sweptTenants } from '../support/sweptTenants.ts';

for (const { key } of sweptTenants) {
  test(`${key} opens with heading and next step in the first screen`, async ({ page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    for (const path of ['/', '/jobs', '/kontakt', '/unsere-haeuser']) {
      await page.goto(siteOf(key, path));
      problems.push(...(path.endsWith('unsere-haeuser') ? [] : await openingProblems(page)));
    }
    const house = page.getByRole('main').locator('a[href^="/unsere-haeuser/"]').first();
    if ((await house.count()) > 0) {
      await page.goto(new URL((await house.getAttribute('href')) ?? '', page.url()).href);
      problems.push(...(await openingProblems(page)));
    }
    expect(problems).toEqual([]);
  });

  test(`${key} shows on its pages how it goes on, and no picture twice`, async ({ page }) => {
    test.setTimeout(240_000);
    expect(await everyPageProblems(page, key)).toEqual([]);
  });
}
