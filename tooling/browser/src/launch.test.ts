import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { chromium } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { bundledChromium, isBundled } from './bundledChromium.ts';
import { installedChromium } from './installedChromium.ts';
import { chromiumOptions } from './launch.ts';

describe('chromiumOptions', () => {
  it('prefers the browser in CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/own/chromium');
    expect((await chromiumOptions()).executablePath).toBe('/opt/own/chromium');
  });

  it('disables the sandbox only for root', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/own/chromium');
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect((await chromiumOptions()).args).not.toContain('--no-sandbox');
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    expect((await chromiumOptions()).args).toContain('--no-sandbox');
  });
});

describe('installedChromium', () => {
  it('finds the first executable', async () => {
    expect(await installedChromium(['/nowhere/chromium', process.execPath])).toBe(process.execPath);
  });

  it('returns undefined without a browser', async () => {
    expect(await installedChromium(['/nowhere/chromium'])).toBeUndefined();
  });
});

describe.runIf(isBundled)('bundledChromium', () => {
  it('unpacks a working browser, even for concurrent calls', { timeout: 60_000 }, async () => {
    const target = join(await temporaryFolder(), 'unpacked');
    const [first, second] = await Promise.all([bundledChromium(target), bundledChromium(target)]);
    expect(first).toBe(second);
    const { args } = await chromiumOptions();
    const browser = await chromium.launch({ executablePath: first, args });
    const page = await browser.newPage();
    await page.setContent('<h1>Guten Tag</h1>');
    expect(await page.getByRole('heading').textContent()).toBe('Guten Tag');
    const box = await page.getByRole('heading').boundingBox();
    expect(box?.height).toBeGreaterThan(10);
    await browser.close();
  });
});
