import { join } from 'node:path';
import { chromiumOptions, frugalArguments } from '@group/browser/launch';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import type { SiteApp } from '@group/start/programs';
import { leftOut } from '@group/vitest-preset/leftOut';
import { noNginx } from './testEnvironment/nginx.ts';

const folder = join(import.meta.dirname, '..');

/** Options of the fixtures in `support/test.ts`. */
interface SpecOptions {
  app: SiteApp;
  https: boolean;
  missingBrowser: string;
}

export type SpecConfig = PlaywrightTestConfig<object, SpecOptions>;

/** The folder of the specs of an app. */
export const specsOf = (app: SiteApp): string => join(import.meta.dirname, app);

/** Specs with this tag are left out as files named `*.thorough.*` are: what one file holds has one set-up. */
const rare = process.env.THOROUGH ? [] : [/@thorough/];

/** Forms and other specs that depend on the scheme run as visitors use them, over https; without nginx over http. */
const secured = noNginx ? /@https-only/ : /@https/;

/**
 * One worker for the specs over https, and one for Rivabella's, beside one for the others: a worker that changes between
 * them starts all programs again.
 */
const projects: SpecConfig['projects'] = [
  {
    name: 'rivabella',
    testDir: specsOf('rivabella'),
    grepInvert: [secured, ...rare],
    workers: 1,
    use: { app: 'rivabella' },
  },
  {
    name: 'https',
    testDir: specsOf('group-site'),
    grep: secured,
    grepInvert: rare,
    workers: 1,
    use: { https: true, ignoreHTTPSErrors: true },
  },
  { name: 'http', testDir: specsOf('group-site'), grepInvert: [secured, ...rare] },
];

/** The Playwright configuration of all specs. The apps are tested as builds, each with a content service of its own. */
export async function specConfig(): Promise<SpecConfig> {
  const { executablePath, args } = await chromiumOptions();
  return defineConfig<object, SpecOptions>({
    testMatch: '**/*.spec.ts',
    testIgnore: leftOut,
    outputDir: join(folder, '.results/pictures'),
    globalSetup: join(import.meta.dirname, 'testEnvironment/prepareContent.ts'),
    forbidOnly: Boolean(process.env.CI),
    // Each worker has programs and content of its own; specs of a file run one after another.
    workers: 2,
    // A slow test machine may lose a race once; a second failure is a bug.
    retries: 1,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    projects,
    reporter: [['list'], ['json', { outputFile: join(folder, '.results/specs.json') }]],
    use: {
      browserName: 'chromium',
      locale: 'de-CH',
      timezoneId: 'Europe/Zurich',
      screenshot: 'only-on-failure',
      // A lost race must not take all of a long spec's time.
      actionTimeout: 30_000,
      // Chromium resolves *.localhost itself; unknown hosts are .example.
      launchOptions: {
        executablePath,
        args: [...args, ...frugalArguments, '--host-resolver-rules=MAP *.example 127.0.0.1'],
      },
    },
  });
}
