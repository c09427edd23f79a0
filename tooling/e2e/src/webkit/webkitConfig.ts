import { join } from 'node:path';
import type { SiteApp } from '@group/start/programs';
import { defineConfig } from 'playwright/test';
import { playwrightConfig } from '../playwrightConfig.ts';

const results = join(import.meta.dirname, '../../.results');

/** WebKit keeps the cookies of a login over https only. On the group's sites, its specs have the tag `@https`. */
const logins = ['**/internal.spec.ts', '**/directory.spec.ts'];

/** What the engine, or its driver with one window, cannot do. */
const unable = /@chromium|@two-windows/;

/** The Playwright configuration of an app in WebKitGTK, the engine of Safari. */
export async function webkitConfig(app: SiteApp) {
  // Workers inherit it.
  process.env.E2E_ENGINE = 'webkit';
  const config = await playwrightConfig(app);
  return defineConfig<object, { https: boolean }>({
    ...config,
    outputDir: join(results, `webkit-${app}-pictures`),
    projects: [
      {
        name: 'http',
        grepInvert: [/@https/, unable],
        testIgnore: app === 'rivabella' ? logins : [],
      },
      {
        name: 'https',
        ...(app === 'rivabella' ? { testMatch: logins } : { grep: /@https/ }),
        grepInvert: unable,
        use: { https: true },
      },
    ],
    use: { ...config.use, browserName: 'webkit' },
    reporter: [['list'], ['json', { outputFile: join(results, `webkit-${app}.json`) }]],
  });
}
