import { rmSync } from 'node:fs';
import { freePort } from '@group/start/ports';
import type { SiteApp } from '@group/start/programs';
import { tenants } from '@group/themes/registry';
import { logInEditor } from './adminApi.ts';
import {
  freshContent,
  knownSites,
  removeFolders,
  type Server,
  startContentService,
  startSite,
  temporaryFolder,
} from './stack.ts';

/** Addresses and logs of the running programs, for the specs. */
export interface RunningStack {
  contentUrl: string;
  contentToken: string;
  /** Of the first administrator. */
  editorToken: string;
  contentLog: string;
  sitePort: number;
  siteLog: string;
}

let running: RunningStack | undefined;

/** The programs of this worker, which run as soon as a spec does. */
export function runningStack(): RunningStack {
  if (!running) throw new Error('The programs run only while a spec does.');
  return running;
}

/** The first administrator's token, where the content service is that of this worker. */
export function editorTokenOf(contentUrl: string): string | undefined {
  return running?.contentUrl === contentUrl ? running.editorToken : undefined;
}

/** Origins of the sites behind nginx with TLS on a port, for the content service. */
export const secureOrigins = (port: number): string =>
  tenants.map(({ key, hosts }) => `${key}=https://${hosts.development}:${port}`).join(',');

/**
 * Starts a content service with fresh example content, and the built site, for the specs of this worker.
 * @param variables of the site
 * @param securePort of nginx with TLS in front of the site: editors get links to it
 * @returns a function that stops both
 */
export async function startStack(
  app: SiteApp,
  variables: Readonly<Record<string, string>>,
  securePort?: number,
): Promise<() => Promise<void>> {
  const folders = [await freshContent(), await temporaryFolder('site')];
  const [contentDirectory = '', siteDirectory = ''] = folders;
  const servers: Server[] = [];
  // The programs have their own process groups and would outlive an aborted test run.
  process.once('exit', () => {
    for (const { program } of servers) program.kill();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const sitePort = await freePort();
  const contentService = await startContentService(contentDirectory, undefined, knownSites(sitePort), {
    ...(securePort && { SITE_ORIGINS: secureOrigins(securePort) }),
  });
  servers.push(contentService);
  const site = await startSite(app, contentService, siteDirectory, { port: sitePort, variables });
  servers.push(site);
  const { url: contentUrl, token: contentToken } = contentService;
  const editorToken = await logInEditor(contentUrl);
  const contentLog = contentService.logFile;
  running = { contentUrl, contentToken, editorToken, contentLog, sitePort, siteLog: site.logFile };
  return async () => {
    await Promise.all(servers.map(({ program }) => program.stop()));
    servers.length = 0;
    await removeFolders(folders);
  };
}
