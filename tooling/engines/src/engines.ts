import { existsSync } from 'node:fs';
import { firefox, webkit, type LaunchOptions } from 'playwright';
import { installedFirefox } from './firefox.ts';

/** A browser in which Playwright runs specs beside Chromium. */
export interface Engine {
  name: 'firefox' | 'webkit';
  use: {
    browserName: 'firefox' | 'webkit';
    channel?: string;
    launchOptions: LaunchOptions;
    screenshot?: 'off';
    /** Why its specs are skipped; empty if it can be used. */
    missingBrowser: string;
  };
  /** Tags and titles of the specs that it, or its driver, cannot run. */
  unable: RegExp;
}

/** Firefox resolves *.localhost itself, and its drivers do not notice a page that comes back from memory. */
const firefoxUserPrefs = {
  'network.dns.localDomains': 'unknown.example',
  'browser.sessionhistory.max_total_viewers': 0,
  'fission.bfcacheInParent': false,
};

/** Playwright's build of Firefox; failing that an installed one, over WebDriver BiDi, which cannot switch scripts off. */
async function firefoxEngine(): Promise<Engine> {
  if (existsSync(firefox.executablePath())) {
    const use = { browserName: 'firefox', launchOptions: { firefoxUserPrefs }, missingBrowser: '' } as const;
    return { name: 'firefox', use, unable: /@chromium|@not-firefox|@print/ };
  }
  const { executablePath, missing } = await installedFirefox();
  return {
    name: 'firefox',
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath, firefoxUserPrefs },
      // It adds a style that the pages' policy forbids.
      screenshot: 'off',
      missingBrowser: missing,
    },
    unable: /@chromium|@not-firefox|without JavaScript/,
  };
}

/** Playwright's build of WebKit. An installed WebKitGTK is driven by `webKitGtk.ts`. */
function webKitEngine(): Engine {
  const missingBrowser = existsSync(webkit.executablePath()) ? '' : 'Playwright’s WebKit is not installed';
  return {
    name: 'webkit',
    use: { browserName: 'webkit', launchOptions: {}, missingBrowser },
    unable: /@chromium|@print/,
  };
}

export const engines = async (): Promise<readonly Engine[]> => [await firefoxEngine(), webKitEngine()];
