import { expect, test, siteOf } from '../support/test.ts';

test('three advantages stand in one row, or below each other where text is large', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(siteOf('rivabella', '/it/wohnen'));
  const section = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Tre modi di restare' }) });
  const advantages = section.getByRole('listitem');
  await expect(advantages).toHaveCount(3);
  const tops = () =>
    advantages.evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
  expect(await tops()).toBe(1);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await tops()).toBe(3);
});

test('the words of a form keep their letters together beside contact details, where text is large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(siteOf('rivabella', '/de/kontakt'));
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const width = await page.getByLabel('Nachricht').evaluate((field) => field.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(200);
});
