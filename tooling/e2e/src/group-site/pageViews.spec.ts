import { editorTest as test } from '../support/editorTest.ts';
import { expect, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, startSite, temporaryFolder } from '../testEnvironment/stack.ts';

test(
  'an editor of Tabor reads on the first page which pages were opened',
  { tag: '@not-firefox' },
  async ({ page }) => {
    const { contentUrl: url, contentToken: token } = runningStack();
    const folder = await temporaryFolder('site');
    const site = await startSite('group-site', { url, token }, folder);
    try {
      for (const path of ['/wohnen', '/gibt-es-nicht', '/ueber-uns', '/wohnen'])
        await page.goto(siteOf('tabor', path, site.port));
      // Read by a script, not opened.
      expect(await page.evaluate(() => fetch('/jobs').then(({ status }) => status))).toBe(200);
      await page.goto(siteOf('geeren', '/wohnen', site.port));
    } finally {
      // It reports what it has counted.
      await site.program.stop();
      await removeFolders([folder]);
    }
    await page.goto(`${url}/admin`);
    const views = page.getByRole('heading', { name: /^Aufrufe der letzten sieben Tage \(\d+\)$/ }).locator('..');
    await expect(views).toBeVisible({ timeout: 30_000 });
    const counted = (await views.getByRole('listitem').allInnerTexts()).map((text) => text.trim());
    expect(counted.find((text) => text.startsWith('/wohnen '))).toMatch(/\((?:[2-9]|\d\d+)\)$/);
    expect(counted.filter((text) => /gibt-es-nicht|Geeren/.test(text))).toEqual([]);
  },
);
