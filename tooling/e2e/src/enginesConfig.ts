import { join } from 'node:path';
import type { SiteApp } from '@group/start/programs';
import { defineConfig } from 'playwright/test';
import { chromium109 } from './chromium109.ts';
import { firefoxProject, playwrightConfig, type SpecConfig } from './playwrightConfig.ts';
import { noNginx } from './testEnvironment/nginx.ts';

const results = join(import.meta.dirname, '../.results');

type Project = NonNullable<SpecConfig['projects']>[number];

/** A project over http, and one over https for the forms and what else depends on the scheme, as visitors use them. */
const inBothSchemes = (project: Project): Project[] => {
  const excluded = [project.grepInvert ?? []].flat();
  return [
    { ...project, grepInvert: [...excluded, noNginx ? /@https-only/ : /@https/] },
    {
      ...project,
      name: `${project.name}-https`,
      grepInvert: [...excluded, /^(?!.*@https)/],
      use: { ...project.use, https: true, ignoreHTTPSErrors: true },
    },
  ];
};

/** The specs without JavaScript in Firefox, whose driver cannot switch it off: a policy of the page does. */
const withoutScripts = (project: Project): Project => ({
  ...project,
  name: `${project.name}-without-scripts`,
  grep: /without JavaScript/,
  grepInvert: /@chromium/,
  use: { ...project.use, https: true, ignoreHTTPSErrors: true, blocksScripts: true },
});

/**
 * The Playwright configuration of an app in the other engines that Playwright starts itself: all specs in Firefox, those
 * with the tag `@engines` in the oldest Chromium that is fully supported.
 */
export async function enginesConfig(app: SiteApp): Promise<SpecConfig> {
  const config = await playwrightConfig(app);
  const firefox = await firefoxProject();
  const { missing: missingBrowser, executablePath } = await chromium109();
  const launchOptions = { ...config.use?.launchOptions, executablePath };
  return defineConfig({
    ...config,
    outputDir: join(results, `engines-${app}-pictures`),
    projects: [
      ...inBothSchemes(firefox),
      withoutScripts(firefox),
      ...inBothSchemes({ name: 'chromium-109', grep: /@engines/, use: { missingBrowser, launchOptions } }),
      // Its specs drive it themselves; see src/wpe.
      { name: 'wpe', testMatch: '**/*.wpe.ts' },
    ],
    reporter: [['list'], ['json', { outputFile: join(results, `engines-${app}.json`) }]],
  });
}
