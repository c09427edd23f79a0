import { checkRow } from '../support/checkRow.ts';
import { screens, screensOfStandardSites } from '../support/routeTable.ts';
import { sweptTenants } from '../support/sweptTenants.ts';
import { test } from '../support/test.ts';

for (const { key } of sweptTenants) {
  test(`${key} serves every screen of the route table`, async () => {
    for (const row of [...screens, ...screensOfStandardSites]) await checkRow(key, row);
  });
}
