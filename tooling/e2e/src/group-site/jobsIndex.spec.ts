import { expect, siteOf, test } from '../support/test.ts';
import { sweptTenants } from '../support/sweptTenants.ts';

/** A small phone. */
const window = { width: 360, height: 640 };

test('the jobs index leads on, and shows a job within two screens of a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(window);
  let withJobs = 0;
  for (const { key } of sweptTenants) {
    await page.goto(siteOf(key, '/jobs'));
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/jobs"]'), key).toHaveCount(0);
    const job = main.locator('a[href^="/jobs/offene-stellen/"], a[href^="/jobs/offene-lehrstellen/"]').first();
    if ((await job.count()) === 0) continue;
    withJobs += 1;
    const box = await job.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), key).toBeLessThan(2 * window.height);
  }
  expect(withJobs).toBeGreaterThan(1);
});

test('the phone number is in reach at every width', async ({ page }) => {
  await page.goto(siteOf('tabor'));
  for (const width of [320, 360, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const call = page.getByRole('banner').locator('a[href^="tel:"]').first();
    await expect(call, String(width)).toBeVisible();
    const box = await call.boundingBox();
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44], String(width)).toEqual([true, true]);
  }
});
