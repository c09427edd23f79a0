import { type Directory, startDirectory } from '@group/directory/directory';
import { afterAll, beforeAll, vi } from 'vitest';
import { checkDirectory } from '../features/directory/directoryChecks.ts';
import { oidcSettings } from '../features/directory/settings.ts';
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
