import type { FullConfig } from 'playwright/test';
import { publishStack } from './environment.ts';
import { ensureContent } from './prepareContent.ts';
import { freshContent, removeFolders, type SiteApp, startContentService, startSite, temporaryFolder } from './stack.ts';

function appOf({ metadata }: FullConfig): SiteApp {
  return metadata.app === 'rivabella' ? 'rivabella' : 'group-site';
}

/** Starts a content service with fresh example content and the built site before the first journey, and ends both. */
export default async function startStack(config: FullConfig): Promise<() => Promise<void>> {
  await ensureContent();
  const contentDirectory = await freshContent();
  const siteDirectory = await temporaryFolder('site');
  const contentService = await startContentService(contentDirectory);
  const site = await startSite(appOf(config), contentService, siteDirectory);
  publishStack({ contentUrl: contentService.url, contentToken: contentService.token, sitePort: site.port });
  return async () => {
    await Promise.all([site.program.stop(), contentService.program.stop()]);
    await removeFolders([contentDirectory, siteDirectory]);
  };
}
