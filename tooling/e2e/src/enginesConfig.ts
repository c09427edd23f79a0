import { join } from 'node:path';
import { engines } from '@group/engines/engines';
import type { SiteApp } from '@group/start/programs';
import { leftOut } from '@group/vitest-preset/leftOut';
import { type SpecConfig, specConfig, specsOf } from './specConfig.ts';
import { noNginx } from './testEnvironment/nginx.ts';

const results = join(import.meta.dirname, '../.results');

/** Specs of Rivabella that log in, which WebKit remembers over https only. Those of the group's sites have the tag `@https`. */
const logins = ['**/internal.spec.ts', '**/directory.thorough.spec.ts'];

/**
 * The Playwright configuration of an app in Firefox and WebKit: over http, and over https for the forms and what else depends
 * on the scheme, as visitors use them.
 */
export async function enginesConfig(app: SiteApp): Promise<SpecConfig> {
  const config = await specConfig();
  const projects = (await engines()).flatMap(({ name, use, unable }) => {
    const apart = name === 'webkit' && app === 'rivabella' ? logins : [];
    const secured = { ...use, https: true, ignoreHTTPSErrors: true };
    return [
      { name, use, testIgnore: [...leftOut, ...apart], grepInvert: [unable, noNginx ? /@https-only/ : /@https/] },
      {
        name: `${name}-https`,
        use: secured,
        grepInvert: unable,
        ...(apart.length > 0 ? { testMatch: apart } : { grep: /@https/ }),
      },
    ];
  });
  return {
    ...config,
    testDir: specsOf(app),
    use: { ...config.use, app },
    outputDir: join(results, `engines-${app}-pictures`),
    // The last one drives its browser itself.
    projects: [...projects, { name: 'webkitgtk', testMatch: '**/*.webkitgtk.ts' }],
    reporter: [['list'], ['json', { outputFile: join(results, `engines-${app}.json`) }]],
  };
}
