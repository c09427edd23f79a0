import { bundledChromium } from '@group/browser/bundledChromium';
import { chromiumOptions } from '@group/browser/launch';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { examplePictures } from '../.storybook/examplePictures.ts';

const { args } = await chromiumOptions();

/**
 * Pictures of chosen stories, compared with those kept in `baselines`. They are the same on every machine that can run
 * the browser that comes with the repository (Linux on x64): one binary, one font file, no graphics card. An installed
 * browser is of another version and draws letters differently, so it is never used here.
 * After a change that is meant: `pnpm --filter storybook-app visual --update`, and look at what has changed.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), examplePictures()],
  test: {
    include: ['visual/*.visual.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: await bundledChromium(), args } }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Processors round differently: some edges of letters may differ by a shade.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 40 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/visual/baselines/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }) => `${root}/.results/${arg}${ext}`,
        },
      },
    },
  },
});
