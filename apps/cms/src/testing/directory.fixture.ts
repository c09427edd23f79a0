import { type Directory, startDirectory } from '@group/directory/directory';
import { afterAll, beforeAll, vi } from 'vitest';
import { checkDirectory } from '../features/directory/directoryChecks.ts';
import { oidcSettings } from '../features/directory/settings.ts';
import type { CookieBrowser } from './browser.fixture.ts';
import type { Service } from './service.fixture.ts';

interface RunningDirectory extends Directory {
  /** What the service's scheduler does after a time. */
  checkAfter: (ms: number) => Promise<void>;
}

/** The provider at which users of a service sign in, for all tests of a file, from its `beforeAll` on. */
export function runningDirectory(service: Service): RunningDirectory {
  const directory = {
    async checkAfter(ms) {
      const settings = oidcSettings();
      if (!settings) throw new Error('no provider');
      await checkDirectory(service.strapi, settings, Date.now() + ms);
    },
  } as RunningDirectory;
  let absoluteUrl: unknown;
  beforeAll(async () => {
    // The library warns that its pages for signing in are for development.
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    Object.assign(directory, await startDirectory());
    for (const [name, value] of Object.entries(directory.environment)) vi.stubEnv(name, value);
    absoluteUrl = service.strapi.config.get('server.absoluteUrl');
    service.strapi.config.set('server.absoluteUrl', service.origin);
  });
  afterAll(async () => {
    service.strapi.config.set('server.absoluteUrl', absoluteUrl);
    await directory.stop();
  });
  return directory;
}

const isCallback = (url: URL): boolean => url.pathname === '/content/oidc/callback';
const isPage = (url: URL): boolean => url.pathname.startsWith('/interaction/');

/**
 * Signs in at the provider; the address at the content service to which it sends the browser.
 * @param authorize the address at the provider to which the service sends it
 * @param tamper changes that, as an attacker may
 */
export async function atProvider(
  browser: CookieBrowser,
  subject: string,
  authorize: URL,
  tamper?: (url: URL) => void,
): Promise<URL> {
  tamper?.(authorize);
  const page = await browser.follow(authorize.href, (url) => isPage(url) || isCallback(url));
  if (isCallback(page)) return page;
  return browser.follow(page.href, isCallback, { prompt: 'login', login: subject, password: 'beliebig' });
}
