import { chromiumOptions } from '@group/browser/launch';
import { type TenantKey, tenantByKey } from '@group/themes/registry';
import { type Browser, chromium } from 'playwright';
import { OwnPrograms } from '../support/ownPrograms.ts';

interface Sites {
  browser: Browser;
  /** Address of a tenant's page, in German. */
  urlOf(this: void, key: TenantKey, path: string): string;
}

/** Runs a task with a browser and both built sites, with the example content; then stops all. */
export async function withSites(task: (sites: Sites) => Promise<void>): Promise<void> {
  await using own = new OwnPrograms();
  const service = await own.contentService();
  const groupSite = await own.site({ service });
  const rivabella = await own.site({ app: 'rivabella', service });
  const browser = own.use(await chromium.launch(await chromiumOptions()));
  await task({
    browser,
    urlOf: (key, path) => {
      const { hosts, features } = tenantByKey(key);
      const [port, prefix] = features.languages ? [rivabella.port, '/de'] : [groupSite.port, ''];
      return `http://${hosts.development}:${port}${prefix}${path}`;
    },
  });
}
