import { rmSync } from 'node:fs';
import { freePort } from '@group/start/ports';
import type { SiteApp } from '@group/start/programs';
import type { FullConfig } from 'playwright/test';
import { logInEditor } from './adminApi.ts';
import { publishStack } from './environment.ts';
import { ensureContent } from './prepareContent.ts';
import {
  freshContent,
  knownSites,
  removeFolders,
  type Server,
  startContentService,
  startSite,
  temporaryFolder,
} from './stack.ts';

function appOf({ metadata }: FullConfig): SiteApp {
  return metadata.app === 'rivabella' ? 'rivabella' : 'group-site';
}

/** Starts a content service with fresh example content and the built site, and stops both after the last spec. */
export default async function startStack(config: FullConfig): Promise<() => Promise<void>> {
  await ensureContent();
  const folders = [await freshContent(), await temporaryFolder('site')];
  const [contentDirectory = '', siteDirectory = ''] = folders;
  const servers: Server[] = [];
  // The programs have their own process groups and would outlive an aborted test run.
  process.once('exit', () => {
    for (const { program } of servers) program.kill();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  process.once('SIGTERM', () => process.exit(143));

  const sitePort = await freePort();
  const contentService = await startContentService(contentDirectory, undefined, knownSites(sitePort));
  servers.push(contentService);
  const site = await startSite(appOf(config), contentService, siteDirectory, { port: sitePort });
  servers.push(site);
  const { url: contentUrl, token: contentToken } = contentService;
  const editorToken = await logInEditor(contentUrl);
  publishStack({ contentUrl, contentToken, editorToken, sitePort: site.port, siteLog: site.logFile });
  return async () => {
    await Promise.all(servers.map(({ program }) => program.stop()));
    servers.length = 0;
    await removeFolders(folders);
  };
}
