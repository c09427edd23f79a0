import { standardTenants } from '@group/themes/registry';
import { siteOf, test } from '../support/test.ts';
import { expectOneRow } from '../support/topBarRow.ts';

/** Two navigations that take all the room that a check of the content service allows. */
const navigations = [
  ['Wohnen & Umgebung', 'Pflege & Betreuung', 'Gastronomie', 'Jobs', 'Über uns', 'Kontakt & Bahn'],
  ['Wohnen', 'Pflege', 'Küche', 'Anlässe', 'Medien', 'Jobs & Ausbildung', 'Die Stiftung', 'Kontakt'],
];

test('a navigation that is as long as it may be stays in one row with logo and telephone number', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { key } of standardTenants) await expectOneRow(page, siteOf(key), navigations);
});
