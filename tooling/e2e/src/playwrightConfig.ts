import { join } from 'node:path';
import { chromiumOptions } from '@group/browser/launch';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import type { SiteApp } from '@group/start/programs';

const folder = join(import.meta.dirname, '..');

/** The specs through one app, over its built files and a content service of their own. */
export async function playwrightConfig(app: SiteApp): Promise<PlaywrightTestConfig<object, { https: boolean }>> {
  const { executablePath, args } = await chromiumOptions();
  return defineConfig<object, { https: boolean }>({
    testDir: join(import.meta.dirname, app),
    testMatch: '**/*.spec.ts',
    outputDir: join(folder, '.results/pictures'),
    globalSetup: join(import.meta.dirname, 'testEnvironment/globalSetup.ts'),
    metadata: { app },
    forbidOnly: Boolean(process.env.CI),
    // One browser and two servers are what two cores can carry.
    workers: 1,
    // A machine that is busy with other things may lose a race once; twice is a fault.
    retries: 1,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    // Forms and what else depends on the way into the site are tried over both; each spec is written once.
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
      // Chromium itself resolves *.localhost; hosts that nobody configured are .example.
      launchOptions: { executablePath, args: [...args, '--host-resolver-rules=MAP *.example 127.0.0.1'] },
    },
  });
}
