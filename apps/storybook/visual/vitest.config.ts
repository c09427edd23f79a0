import { bundledChromium } from '@group/browser/bundledChromium';
import { chromiumOptions } from '@group/browser/launch';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { examplePictures } from '../.storybook/examplePictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    look: { name: string; tenant: string };
  }
}

const { args } = await chromiumOptions();
const launchOptions = { executablePath: await bundledChromium(), args };

/** Half the size of the page: small files, in which each line, colour and letter still has its pixels. */
const deviceScaleFactor = 0.5;

/** Three contrasting themes, and the colours that a visitor's system forces. */
const looks = [
  { name: 'tabor', tenant: 'tabor' },
  { name: 'rivabella', tenant: 'rivabella' },
  { name: 'schlossgarage', tenant: 'schlossgarage' },
  { name: 'forced-colours', tenant: 'tabor', forcedColors: 'active' },
] as const;

/**
 * Compares screenshots of whole screens with those in `baselines`. They are the same on every machine that can run the
 * repository's own browser (Linux on x64): one binary, one font file, no GPU. An installed browser has another version and
 * renders text differently, so it is never used here. After an intended change, run `pnpm --filter storybook-app visual
 * --update` and review the new screenshots.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), examplePictures()],
  test: {
    include: ['visual/*.visual.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: looks.map(({ name, tenant, ...media }) => ({
        browser: 'chromium',
        name,
        provide: { look: { name, tenant } },
        provider: playwright({ launchOptions, contextOptions: { deviceScaleFactor, ...media } }),
      })),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Rounding differs between processors, so the edges of some letters may differ slightly.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 40 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/visual/baselines/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }) => `${root}/.results/${arg}${ext}`,
        },
      },
    },
  },
});
