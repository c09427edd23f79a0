import type { Page } from 'playwright/test';
import { expect } from './test.ts';
import type { Row } from './routeTable.ts';

/** Opens a page and checks its status, title, single main heading and robots rule. */
export async function checkRow(page: Page, origin: string, row: Row, complaints: string[]): Promise<void> {
  const { path, status = 200, heading, noindex } = row;
  const response = await page.goto(origin + path);
  expect(response?.status(), path).toBe(status);
  const title = await page.title();
  expect(title, path).toMatch(/^.+ • .+$/);
  const main = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(main, path).toHaveCount(1);
  await expect(main, path).toHaveText(heading);
  const robots = page.locator('meta[name="robots"]');
  if (noindex) await expect(robots, path).toHaveAttribute('content', /noindex/);
  else await expect(robots, path).toHaveCount(0);
  // The browser logs every status other than 200.
  if (status !== 200) complaints.splice(0, complaints.length);
}
