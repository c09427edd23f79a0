import { readFile } from 'node:fs/promises';
import { accessibilityFindings } from '../support/accessibility.ts';
import { dropComplaints } from '../support/complaints.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds what visitors look for, and leads there', async ({ page }) => {
    await page.goto(siteOf('tabor', '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suche' }).click();
    await page.getByLabel('Suchwort').fill('Besuche');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('status')).toContainText(/Seiten? gefunden/);
    await expect(page.getByLabel('Suchwort')).toHaveValue('Besuche');
    await page.getByRole('main').getByRole('link', { name: 'Besuchszeiten' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Besuch');
  });

  test('is offered where a page does not exist', async ({ page, complaints }) => {
    expect((await page.goto(siteOf('tabor', '/gibt-es-nicht')))?.status()).toBe(404);
    dropComplaints(complaints, /status of 404/);
    await page.getByLabel('Suchwort').fill('Zimmer');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

test('is accessible, and nothing of it is logged', async ({ page }) => {
  await page.goto(siteOf('tabor', '/suche?wort=Haselmausweg+Haus'));
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await readFile(runningStack().siteLog, 'utf8')).not.toMatch(/Haselmausweg/i);
});
