import { chromiumOptions, frugalArguments } from '@group/browser/launch';
import { reports } from '@group/vitest-preset/reports';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { executablePath, args } = await chromiumOptions();

/**
 * Three contrasting themes, each in another language and viewport; the first two only with THOROUGH=1, as specs open the
 * pages of every screen on a desk.
 */
const sites = [
  { tenant: 'tabor', language: 'de', viewport: { width: 1440, height: 900 } },
  { tenant: 'rivabella', language: 'it', viewport: { width: 768, height: 1024 } },
  { tenant: 'schlossgarage', language: 'gsw', viewport: { width: 320, height: 640 } },
];

const sitesOfRun = sites.filter(({ viewport }) => process.env.THOROUGH || viewport.width < 400);

/** Renders every story in a real browser, runs its `play` function, and checks it with axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    ...reports,
    // The files of a site share one page, which is a third faster. Each story is unmounted before the next.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: [...args, ...frugalArguments] } }),
      instances: sitesOfRun.map(({ tenant, language, viewport }) => ({
        browser: 'chromium' as const,
        name: tenant,
        viewport,
        env: { VITE_STORY_TENANT: tenant, VITE_STORY_LANGUAGE: language },
      })),
    },
  },
});
