import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { addAdminUser, signIn } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { deliver } from '../support/submissions.ts';
import { adminTest as test, expect } from '../support/test.ts';

/** With text of twice the size, the list is not wider than the page. */
async function fitsLargeText(page: Page): Promise<void> {
  const setFontSize = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await setFontSize('125%');
  const { hidden } = await page
    .getByRole('grid')
    .locator('..')
    .evaluate(({ scrollWidth, clientWidth }) => ({
      hidden: scrollWidth - clientWidth,
    }));
  expect(hidden).toBe(0);
  await setFontSize('');
}

test(
  'HR of the group chooses a house, and erases an application on demand',
  { tag: '@not-firefox' },
  async ({ page }) => {
    test.setTimeout(120_000);
    for (const company of ['tabor', 'bauma'])
      await deliver('applications', {
        company,
        firstName: company,
        surname: 'Gruppe',
        area: 'care',
        reference: company,
      });
    const administrator = await firstEditor();
    await signIn(page, await addAdminUser(administrator, 'Personal Gruppe'));
    // The content manager's menu does not list them a second time.
    await page.getByRole('link', { name: 'Inhalte', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Nachrichten', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bewerbungen', exact: true })).toHaveCount(1);

    await page.getByRole('link', { name: 'Bewerbungen', exact: true }).click();
    const search = page.getByRole('searchbox', { name: /^Suchen/ });
    await search.fill('gruppe');
    await expect(page.getByRole('gridcell', { name: 'Betrieb', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Gruppe$/ })).toHaveText(['tabor Gruppe', 'bauma Gruppe']);
    await page.getByRole('combobox', { name: 'Betrieb' }).click();
    await page.getByRole('option', { name: 'Tabor' }).click();
    await expect(page.getByRole('button', { name: /Gruppe$/ })).toHaveText(['tabor Gruppe']);
    expect(await accessibilityFindings(page)).toEqual([]);
    await fitsLargeText(page);

    await page.getByRole('button', { name: 'tabor Gruppe' }).click();
    await page.getByRole('button', { name: 'Auf Verlangen löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'tabor Gruppe' })).toBeHidden();
    await expect
      .poll(async () => (await administrator.list('application')).map(({ reference }) => reference))
      .not.toContain('tabor');

    // More than one request takes, but not more than the list shows.
    for (let number = 0; number < 101; number += 1)
      await deliver('applications', {
        firstName: 'Nr.',
        surname: 'Viele',
        area: 'care',
        reference: `V${number}`,
      });
    await page.reload();
    await search.fill('viele');
    await page.getByRole('checkbox', { name: 'Alle wählen' }).click();
    await expect(page.getByText('101 gewählt')).toBeVisible();
    await page.getByRole('button', { name: 'Auf Verlangen löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByText('Hier ist gerade keine Bewerbung.')).toBeVisible();
    expect((await administrator.list('application')).filter(({ surname }) => surname === 'Viele')).toEqual([]);
  },
);
