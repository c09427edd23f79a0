import { join } from 'node:path';
import { chromiumOptions } from '@group/browser/launch';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import type { SiteApp } from '@group/start/programs';
import { noNginx } from './testEnvironment/nginx.ts';

const folder = join(import.meta.dirname, '..');

/** Options of the fixtures in `support/test.ts`. */
interface SpecOptions {
  https: boolean;
  missingBrowser: string;
}

export type SpecConfig = PlaywrightTestConfig<object, SpecOptions>;

/** The Playwright configuration of an app, tested as a build with its own content service. */
export async function playwrightConfig(app: SiteApp): Promise<SpecConfig> {
  const { executablePath, args } = await chromiumOptions();
  return defineConfig<object, SpecOptions>({
    testDir: join(import.meta.dirname, app),
    testMatch: '**/*.spec.ts',
    outputDir: join(folder, '.results/pictures'),
    globalSetup: join(import.meta.dirname, 'testEnvironment/globalSetup.ts'),
    metadata: { app },
    forbidOnly: Boolean(process.env.CI),
    // Each worker has programs and content of its own; specs of a file run one after another.
    workers: 2,
    // A slow test machine may lose a race once; a second failure is a bug.
    retries: 1,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    projects: [
      // Forms and other specs that depend on the scheme run as visitors use them, over https; without nginx over http.
      { name: 'http', grepInvert: noNginx ? /@https-only/ : /@https/ },
      ...(app === 'group-site'
        ? [{ name: 'https', grep: noNginx ? /@https-only/ : /@https/, use: { https: true, ignoreHTTPSErrors: true } }]
        : []),
    ],
    reporter: [['list'], ['json', { outputFile: join(folder, `.results/${app}.json`) }]],
    use: {
      browserName: 'chromium',
      locale: 'de-CH',
      timezoneId: 'Europe/Zurich',
      screenshot: 'only-on-failure',
      // Chromium resolves *.localhost itself; unknown hosts are .example.
      launchOptions: { executablePath, args: [...args, '--host-resolver-rules=MAP *.example 127.0.0.1'] },
    },
  });
}
