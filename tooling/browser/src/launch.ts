import { bundledChromium, isBundled } from './bundledChromium.ts';
import { installedChromium } from './installedChromium.ts';

/** What a driver (Playwright, Vitest's browser mode, Lighthouse) needs to start the browser of the tests. */
export interface ChromiumOptions {
  executablePath: string;
  args: string[];
}

/**
 * For tests that compare no times and no pixels. Without a graphics card, Chromium's own code draws a page with a fifth less
 * processor time than the emulation of one; and V8 runs the admin, whose pages live for seconds, with a fifth less as long as
 * its optimising compilers are off.
 */
export const frugalArguments = ['--disable-gpu', '--disable-software-rasterizer', '--js-flags=--no-maglev --no-opt'];

/**
 * The Chromium that tests run in: the one that CHROMIUM_PATH names; failing that the one that comes as an npm package,
 * unpacked on first use, which is the same on every machine and takes a fifth less processor time, as it has no windows;
 * failing that one that is installed. Throws with one sentence if there is none.
 */
export async function chromiumOptions(): Promise<ChromiumOptions> {
  const executablePath = process.env.CHROMIUM_PATH || (isBundled ? await bundledChromium() : await installedChromium());
  if (!executablePath) {
    throw new Error('No browser was found: install Chromium or Chrome, or name one with the variable CHROMIUM_PATH.');
  }
  // Chromium's sandbox does not work for root.
  const asRoot = process.getuid?.() === 0;
  return {
    executablePath,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      // Containers limit /dev/shm to 64 MB, which a large page exceeds.
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      ...(asRoot ? ['--no-sandbox'] : []),
    ],
  };
}
