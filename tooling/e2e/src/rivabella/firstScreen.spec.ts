import { siteOpeningProblems } from '../support/firstScreen.ts';
import { expect, test } from '../support/test.ts';

test('opens with heading and next step in the first screen', async ({ page }) => {
  test.setTimeout(120_000);
  expect(await siteOpeningProblems(page, 'rivabella', '/it')).toEqual([]);
});
