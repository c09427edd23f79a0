import { expect, test, siteOf } from '../support/test.ts';

const vacancies = '/jobs/offene-stellen';

test('a filter updates in place, keeps the focus, announces the number of results, and is kept on the way back', async ({
  page,
  browserName,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('digallo', vacancies));
  const jobs = page.getByRole('main').locator(`a[href^="/jobs/offene-"]`);
  const before = await jobs.count();
  const status = await page.getByRole('status').elementHandle();
  const all = await status?.textContent();
  const area = page.getByRole('combobox', { name: 'Bereich' });
  await area.focus();
  await area.selectOption({ label: 'Technischer Dienst' });
  await expect(page).toHaveURL(/\?bereich=technik$/);
  await expect(page.getByRole('status')).not.toHaveText(all ?? '');
  // The live region must be the same element, or screen readers do not announce the change.
  expect(await status?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(area).toBeFocused();
  expect(await jobs.count()).toBeLessThan(before);
  await expect(page.getByRole('status')).toBeInViewport();
  // Over BiDi, going back to a replaced address never ends.
  if (browserName === 'firefox') return;
  const filtered = await page.getByRole('status').textContent();
  await jobs.first().click();
  await expect(page).toHaveURL(/\/[a-z\d]{24}$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?bereich=technik$/);
  await expect(page.getByRole('status')).toHaveText(filtered ?? '');
  await expect(area).toHaveValue('technik');
});

test('filtered jobs have their icons, even after an empty result', async ({ page }) => {
  await page.goto(siteOf('digallo', `${vacancies}?lehrstellen=1&bereich=technik&betrieb=hinderzelg`));
  const icons = page.getByRole('main').locator('li:has(a[href^="/jobs/offene-"]) use');
  await expect(page.getByRole('status')).toHaveText('Zu Ihrer Suche haben wir keine passenden Stellen gefunden');
  await expect(icons).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Betrieb' }).selectOption({ index: 0 });
  await expect(icons).not.toHaveCount(0);
  const missing = await icons.evaluateAll((uses) =>
    uses.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')),
  );
  expect(missing).toHaveLength(0);
});

test('filters work by keyboard: company, apprenticeships, and reset', async ({ page }) => {
  await page.goto(siteOf('digallo', vacancies));
  const company = page.getByRole('combobox', { name: 'Betrieb' });
  await company.focus();
  await company.press('End');
  await expect(page).toHaveURL(/\?betrieb=[a-z-]+$/);
  const only = page.getByRole('checkbox', { name: 'Nur Lehrstellen' });
  await only.focus();
  await only.press('Space');
  await expect(page).toHaveURL(/&lehrstellen=1$/);
  await expect(only).toBeChecked();
  await page.getByRole('combobox', { name: 'Bereich' }).selectOption('technik');
  await expect(page.getByRole('status')).toHaveText('Zu Ihrer Suche haben wir keine passenden Stellen gefunden');
  await page.getByRole('main').getByRole('link', { name: 'Alle Stellen anzeigen' }).click();
  await expect(page).toHaveURL(new RegExp(`${vacancies}$`));
});

test('a filter falls back to a full navigation if its request fails', async ({ page, complaints }) => {
  await page.goto(siteOf('tabor', vacancies));
  await page.route(/bereich=pflege/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.getByRole('combobox', { name: 'Bereich' }).selectOption('pflege');
  await page.waitForEvent('load');
  await expect(page).toHaveURL(/\?bereich=pflege$/);
  await expect(page.getByRole('combobox', { name: 'Bereich' })).toHaveValue('pflege');
  complaints.length = 0;
});
