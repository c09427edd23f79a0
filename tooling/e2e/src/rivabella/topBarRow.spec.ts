import { siteOf, test } from '../support/test.ts';
import { expectOneRow } from '../support/topBarRow.ts';

/** Two navigations that take all the room that a check of the content service allows beside languages. */
const navigations = [
  ['Wohnen & Umwelt', 'Pflege', 'Gastronomie', 'Jobs', 'Über uns', 'Kontakt & Bahn'],
  ['Abitare', 'Curare', 'Vita', 'Eventi', 'Media', 'Lavoro', 'Fondazione', 'Contatto'],
];

test('the navigation stays in one row with logo, telephone number and languages', async ({ page }) => {
  for (const path of ['/de', '/en', '/it', '/fr']) {
    await page.goto(siteOf('rivabella', path));
    await expectOneRow(page, navigations);
  }
});
