import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ContentServiceAddress } from '@group/e2e/testEnvironment';
import type { Stalls } from './stallWatch.ts';
import { type Site, startSite } from '../stack.ts';

/** A site whose event loop is watched. Believes `X-Forwarded-For`, as it limits forms by address. */
export interface WatchedSite extends Site {
  /** The longest stalls of the event loop since the last call. */
  longestStalls(): Promise<Stalls>;
}

export async function startWatchedSite(contentService: ContentServiceAddress, directory: string): Promise<WatchedSite> {
  const file = `${directory}-stall`;
  const environment = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'stallWatch.ts')).href}`,
    STALL_FILE: file,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const site = await startSite(contentService, { directory, environment });
  return {
    ...site,
    async longestStalls() {
      await rm(file, { force: true });
      process.kill(site.pid, 'SIGUSR2');
      for (;;) {
        const written = await readFile(file, 'utf8').catch(() => '');
        if (!written) {
          await sleep(20);
          continue;
        }
        const stalls: Stalls = JSON.parse(written);
        return stalls;
      }
    },
  };
}
