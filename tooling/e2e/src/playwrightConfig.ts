import { join } from 'node:path';
import { chromiumOptions } from '@group/browser/launch';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import type { SiteApp } from '@group/start/programs';

const folder = join(import.meta.dirname, '..');

/** The Playwright configuration of an app, tested as a build with its own content service. */
export async function playwrightConfig(app: SiteApp): Promise<PlaywrightTestConfig<object, { https: boolean }>> {
  const { executablePath, args } = await chromiumOptions();
  return defineConfig<object, { https: boolean }>({
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
    // Forms and other specs that depend on the scheme run over http and https.
    projects: [
      { name: 'http', grepInvert: /@https-only/ },
      ...(app === 'group-site'
        ? [{ name: 'https', grep: /@https/, use: { https: true, ignoreHTTPSErrors: true } }]
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
