import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { openEntry, press, removeEntry } from '../support/admin.ts';
import { dropComplaints } from '../support/complaints.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { askWith } from '../support/login.ts';
import { expect } from '../support/test.ts';

const panelName = 'Vorschau neben dem Formular';

test(
  'an editor sees the draft of a page beside its form, renewed by each save',
  // Safari before 26.2 and Firefox before 141 have no partitioned cookies: they show the sentence of the next spec.
  { tag: ['@https', '@chromium'] },
  async ({ page }) => {
    test.setTimeout(240_000);
    const editor = await firstEditor();
    const company = { connect: [{ documentId: await editor.documentId('company', 'key', 'tabor') }] };
    const path = '/s/probe-daneben';
    const id = await editor.draft('page', { title: 'Probe daneben', path, company });
    await page.setViewportSize({ width: 1279, height: 900 });
    await openEntry(page, 'page', path);
    const open = page.getByRole('button', { name: 'Vorschau daneben' });
    await expect(page.getByRole('button', { name: 'Entwurf auf der Website ansehen' })).toBeVisible();
    await expect(open).toHaveCount(0);

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(open).toBeVisible();
    // Nor with text of twice the size. The width makes the browser look again.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 1441, height: 900 });
    await expect(open).toHaveCount(0);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize({ width: 1440, height: 900 });
    const steps = await page.evaluate(() => history.length);
    await open.click();
    const panel = page.getByRole('complementary', { name: panelName });
    const frame = panel.frameLocator('iframe');
    const heading = frame.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Probe daneben');
    await expect(frame.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Vorschau beenden' })).toHaveCount(0);

    // Beside each other: nothing of the form is below the panel.
    const title = page.getByRole('textbox', { name: /^Titel/ }).first();
    const [field, beside] = [await title.boundingBox(), await panel.boundingBox()];
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
    expect(field?.width).toBeGreaterThan(150);
    await title.fill('Probe daneben, zweite Fassung');
    await press(page, 'Speichern');
    await expect(heading).toHaveText('Probe daneben, zweite Fassung');

    // As wide as a phone, then as wide as a desk.
    const widthInside = () => frame.locator('html').evaluate((html) => html.clientWidth);
    expect(await widthInside()).toBe(390);
    await panel.getByRole('button', { name: 'Bildschirm' }).click();
    await expect.poll(widthInside).toBe(1280);

    await leavesNoTrace(page, steps);
    expect(await accessibilityFindings(page, `[aria-label="${panelName}"]`)).toEqual([]);

    // Visitors have neither the draft nor a page that may be framed.
    const { status, body, headers } = await askWith(path, { tenant: 'tabor' });
    expect([status, body.includes('Probe daneben')]).toEqual([404, false]);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    await panel.getByRole('button', { name: 'Vorschau schliessen' }).click();
    await expect(panel).toHaveCount(0);
    await removeEntry(page, editor, 'page', id);
  },
);

/** The token is in no address, not in the document and adds nothing to the history; the cookie is the frame's own. */
async function leavesNoTrace(page: Page, steps: number): Promise<void> {
  expect(page.frames().filter((frame) => frame.url().includes('vorschau'))).toEqual([]);
  expect(await page.content()).not.toContain('/vorschau/');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.startsWith('__Host-preview'))).toMatchObject([
    { name: '__Host-preview-frame', sameSite: 'None', secure: true, httpOnly: true },
  ]);
}

test(
  'says where a browser rejects the frame, and offers the tab',
  { tag: '@chromium' },
  async ({ page, complaints }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openEntry(page, 'page', '/');
    // As without partitioned cookies: the frame gets the public page, which forbids frames.
    await page.route(/\/vorschau\//, (route) =>
      route.fulfill({ status: 302, headers: { location: new URL('/', route.request().url()).href } }),
    );
    const rejected = page.waitForRequest((request) => /\/vorschau\//.test(request.url()));
    await page.clock.install();
    await page.getByRole('button', { name: 'Vorschau daneben' }).click();
    const panel = page.getByRole('complementary', { name: panelName });
    await rejected;
    // The time limit of the panel.
    await page.clock.fastForward(10_000);
    await expect(panel.getByText(/lässt Ihr Browser die Vorschau neben dem Formular nicht zu/)).toBeVisible();
    await expect(panel.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.unroute(/\/vorschau\//);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      panel.getByRole('button', { name: 'In neuem Tab ansehen' }).click(),
    ]);
    await expect(tab.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
    // The browser reports the rejected frame at its leisure.
    dropComplaints(complaints, /frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
  },
);
