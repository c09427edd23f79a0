import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentToken } from '@group/start/contentService';
import { freePort } from '@group/start/ports';
import { type Program, startProgram } from '@group/start/program';
import { contentServiceProgram, type KnownSites, type SiteApp, siteProgram } from '@group/start/programs';
import { waitUntilReady } from '@group/start/readiness';
import type { Secrets } from '@group/start/secrets';
import { localOrigin } from '@group/start/settings';
import { seededContent } from './prepareContent.ts';

const host = '127.0.0.1';
const mode = 'production';

/** Module that moves the clock of the Node program into which it is loaded; see there. */
export const fakeClock = new URL('fakeClock.ts', import.meta.url).href;

export interface ContentServiceAddress {
  url: string;
  token: string;
}

/** A program of the product that a spec may stop and start again. */
export interface Server {
  /** `http://127.0.0.1:{port}` */
  url: string;
  port: number;
  program: Program;
  logFile: string;
}

/** What the content service and the site of a spec share. */
export const secrets: Secrets = {
  CONTENT_WEBHOOK_SECRET: 'of-specs-and-of-nothing-else-hook',
  CONTENT_PREVIEW_SECRET: 'of-specs-and-of-nothing-else-view',
};

/** Variables of a site that stands behind a proxy of this machine. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' } as const;

/** The sites of a content service, of which one at least runs on a port; the other is not told of anything. */
export function knownSites(port: number): KnownSites {
  const origin = localOrigin(host, port);
  return { secrets, origins: { 'group-site': origin, rivabella: origin } };
}

/** Stays after the specs, to be looked at when one has failed. */
const logsOf = (port: number): string => join(import.meta.dirname, '../../.results/logs', String(port));

/** A temporary folder, to be removed by the one who asked for it. */
export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `specs-${name}-`));
}

/** A copy of the example content that a spec may change. */
export async function freshContent(): Promise<string> {
  const directory = await temporaryFolder('content');
  await cp(seededContent, directory, { recursive: true });
  return directory;
}

async function readyOrStopped(program: Program, url: string): Promise<void> {
  try {
    await waitUntilReady(program, url);
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** Starts the content service on the data in a folder, for sites that it tells of changes or for none. */
export async function startContentService(
  directory: string,
  port?: number,
  sites?: KnownSites,
): Promise<Server & ContentServiceAddress> {
  const ownPort = port ?? (await freePort());
  const logs = logsOf(ownPort);
  const options = contentServiceProgram({ mode, host, port: ownPort, directory, logs, ...(sites && { sites }) });
  const program = startProgram(options);
  const url = localOrigin(host, ownPort);
  await readyOrStopped(program, `${url}/_health`);
  return { url, port: ownPort, program, logFile: options.logFile, token: await readContentToken(directory) };
}

/**
 * Starts a built site with its disk cache in a folder; its content service need not be there.
 * @param variables beside those that every site gets
 */
export async function startSite(
  app: SiteApp,
  contentService: ContentServiceAddress,
  directory: string,
  { port, variables = {} }: { port?: number; variables?: Readonly<Record<string, string>> } = {},
): Promise<Server> {
  const ownPort = port ?? (await freePort());
  const logs = logsOf(ownPort);
  // What lies in a Redis of somebody else is no part of a spec.
  const environment = { REDIS_URL: '', ...variables };
  const options = siteProgram({
    mode,
    app,
    host,
    port: ownPort,
    contentService,
    secrets,
    directory,
    logs,
    environment,
  });
  const program = startProgram(options);
  const url = localOrigin(host, ownPort);
  await readyOrStopped(program, `${url}/health/live`);
  return { url, port: ownPort, program, logFile: options.logFile };
}

/** Removes temporary folders; a program that is just ending may still write into them. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
