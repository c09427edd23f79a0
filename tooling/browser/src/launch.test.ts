import { describe, expect, it, vi } from 'vitest';
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
