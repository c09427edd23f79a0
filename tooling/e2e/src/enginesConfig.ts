import { join } from 'node:path';
import type { SiteApp } from '@group/start/programs';
import { defineConfig } from 'playwright/test';
import { chromium109 } from './chromium109.ts';
import { firefoxProject, playwrightConfig, type SpecConfig } from './playwrightConfig.ts';

const results = join(import.meta.dirname, '../.results');

/**
 * The Playwright configuration of an app in the other engines that Playwright starts itself: all specs in Firefox, those
 * with the tag `@engines` in the oldest Chromium that is fully supported.
 */
export async function enginesConfig(app: SiteApp): Promise<SpecConfig> {
  const config = await playwrightConfig(app);
  const { missing: missingBrowser, executablePath } = await chromium109();
  const oldest = { missingBrowser, launchOptions: { ...config.use?.launchOptions, executablePath } };
  return defineConfig({
    ...config,
    outputDir: join(results, `engines-${app}-pictures`),
    projects: [
      await firefoxProject(),
      { name: 'chromium-109', grep: /@engines/, grepInvert: /@https/, use: oldest },
      // Over http, it keeps no cookie whose name begins with `__Host-`.
      {
        name: 'chromium-109-https',
        grep: /@engines/,
        grepInvert: /^(?!.*@https)/,
        use: { ...oldest, https: true, ignoreHTTPSErrors: true },
      },
      // Its specs drive it themselves; see src/wpe.
      { name: 'wpe', testMatch: '**/*.wpe.ts' },
    ],
    reporter: [['list'], ['json', { outputFile: join(results, `engines-${app}.json`) }]],
  });
}
