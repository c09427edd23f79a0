import { chromiumOptions } from '@group/browser/launch';
import { type TenantKey, tenantByKey } from '@group/themes/registry';
import { type Browser, chromium } from 'playwright';
import {
  freshContent,
  removeFolders,
  type Server,
  startContentService,
  startSite,
  temporaryFolder,
} from '../testEnvironment/stack.ts';

interface Sites {
  browser: Browser;
  /** Address of a tenant's page, in German. */
  urlOf(this: void, key: TenantKey, path: string): string;
}

/** Runs a task with a browser and both built sites, with the example content; then stops all. */
export async function withSites(task: (sites: Sites) => Promise<void>): Promise<void> {
  const folders = [await freshContent(), await temporaryFolder('pictures'), await temporaryFolder('pictures')] as const;
  const contentService = await startContentService(folders[0]);
  const running: Server[] = [contentService];
  try {
    const groupSite = await startSite('group-site', contentService, folders[1]);
    running.unshift(groupSite);
    const rivabella = await startSite('rivabella', contentService, folders[2]);
    running.unshift(rivabella);
    const browser = await chromium.launch(await chromiumOptions());
    try {
      await task({
        browser,
        urlOf: (key, path) => {
          const { hosts, features } = tenantByKey(key);
          const [port, prefix] = features.languages ? [rivabella.port, '/de'] : [groupSite.port, ''];
          return `http://${hosts.development}:${port}${prefix}${path}`;
        },
      });
    } finally {
      await browser.close();
    }
  } finally {
    for (const { program } of running) await program.stop();
    await removeFolders(folders);
  }
}
