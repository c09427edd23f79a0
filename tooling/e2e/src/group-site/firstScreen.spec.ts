import { siteOpeningProblems } from '../support/firstScreen.ts';
import { expect, test } from '../support/test.ts';
import { sweptTenants } from '../support/sweptTenants.ts';

for (const { key } of sweptTenants) {
  test(`${key} opens with heading and next step in the first screen`, async ({ page }) => {
    test.setTimeout(120_000);
    expect(await siteOpeningProblems(page, key)).toEqual([]);
  });
}
