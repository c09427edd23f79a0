import { randomBytes } from 'node:crypto';
import { accessibilityFindings } from '../support/accessibility.ts';
import { deliver } from '../support/submissions.ts';
import { expect, test, siteOf } from '../support/test.ts';

test('the page of an application is in the language of its link, and forgets a stranger', async ({ page }) => {
  const token = randomBytes(32).toString('hex');
  const person = { firstName: 'Luca', surname: 'Esempio', email: 'altra@esempio.example', area: 'care' };
  await deliver('applications', { ...person, company: 'rivabella', reference: 'RIVA-2345', privateToken: token });
  await page.goto(siteOf('rivabella', `/en/meine/bewerbung/${token}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application');
  await expect(page.getByRole('main')).not.toContainText(/Luca|Esempio|altra@/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.locator('summary', { hasText: 'This is not me' }).click();
  await page.getByRole('button', { name: 'This is not me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for telling us');
  await expect(page).toHaveURL(/\/en\/meine\/bewerbung\//);
});
