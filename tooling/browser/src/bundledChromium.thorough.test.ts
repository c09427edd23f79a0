import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { bundledChromium, isBundled } from './bundledChromium.ts';
import { chromiumOptions } from './launch.ts';

it.runIf(isBundled)('unpacks a working browser, even for concurrent calls', { timeout: 60_000 }, async () => {
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
