import { ask } from '@group/operations/client';
import { accessibilityFindings } from '../support/accessibility.ts';
import { press, waitForForm, visit } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { fakeClock } from '../testEnvironment/stack.ts';

const text = 'Wegen der Hitze sind Besuche am Nachmittag nicht möglich.';
const paths = ['/', '/wohnen', '/jobs', '/kontakt'];

const swissToday = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** On how many pages of Tabor the notice is. */
async function shownOn(port: number): Promise<number> {
  const pages = await Promise.all(paths.map((path) => ask({ host: 'tabor.localhost', port, path })));
  return pages.filter(({ body }) => body.includes(text)).length;
}

test(
  'a notice that is set on a phone is on all pages until its day is over',
  { tag: '@not-firefox' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const own = new OwnPrograms();
    const { sitePort } = runningStack();
    const editor = await firstEditor();
    await shownOn(sitePort);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/admin/content-manager/single-types/plugin::content.konfiguration-tabor');
    await waitForForm(page);
    await page.getByRole('textbox', { name: /^Hinweis über allen Seiten/ }).fill(text);
    await press(page, 'Veröffentlichen');
    const published = performance.now();
    await expect.poll(() => shownOn(sitePort), { timeout: 10_000, intervals: [20] }).toBe(paths.length);
    process.stdout.write(`  the notice is on all pages after ${Math.round(performance.now() - published)} ms\n`);
    // A visitor's host has a port: its copies of pages are others.
    await expect(async () => {
      await page.goto(siteOf('tabor'));
      await expect(page.getByRole('region', { name: 'Hinweis' })).toContainText(text, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect.poll(() => accessibilityFindings(page)).toEqual([]);
    expect((await ask({ host: 'geeren.localhost', port: sitePort })).body).not.toContain(text);

    await editor.publishSingle('konfiguration-tabor', { noticeUntil: swissToday.format(Date.now()) });
    const site = await own.site({ variables: { NODE_OPTIONS: `--import=${fakeClock}` } });
    try {
      expect(await shownOn(site.port)).toBe(paths.length);
      process.kill(site.program.pid, 'SIGUSR2');
      await expect.poll(() => shownOn(site.port), { timeout: 10_000 }).toBe(0);
    } finally {
      await own.disposeAsync();
      await editor.publishSingle('konfiguration-tabor', { notice: null, noticeUntil: null });
    }
    await expect.poll(() => shownOn(sitePort), { timeout: 10_000 }).toBe(0);
  },
);
