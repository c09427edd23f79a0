import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
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

/** A preload module that shifts the clock of a Node program. */
export const fakeClock = new URL('fakeClock.ts', import.meta.url).href;

export interface ContentServiceAddress {
  url: string;
  token: string;
}

/** A running program that a spec may stop and restart. */
export interface Server {
  /** `http://127.0.0.1:{port}` */
  url: string;
  port: number;
  program: Program;
  logFile: string;
  /** Its data folder. */
  directory: string;
}

/** Secrets that the content service and the sites share. */
export const secrets: Secrets = {
  CONTENT_WEBHOOK_SECRET: 'of-specs-and-of-nothing-else-hook',
  CONTENT_PREVIEW_SECRET: 'of-specs-and-of-nothing-else-view',
};

/** Lets specs register the first administrator. */
export const setupToken = 'of-specs-and-of-nothing-else-setup';

/** Environment of a site behind a local proxy. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' } as const;

/** The origins of sites on these ports. */
export function originsOf(ports: Readonly<Record<SiteApp, number>>): KnownSites['origins'] {
  return { 'group-site': localOrigin(host, ports['group-site']), rivabella: localOrigin(host, ports.rivabella) };
}

/** The site origins for a content service. The origin of a site that does not run is never used. */
export function knownSites(port: number): KnownSites {
  return { secrets, origins: originsOf({ 'group-site': port, rivabella: port }) };
}

/** Not removed after the run, for debugging failed specs. */
const logsOf = (port: number): string => join(import.meta.dirname, '../../.results/logs', String(port));

/**
 * Rendered pictures of the example content, shared by the sites of all specs: rendering them again for each site takes
 * minutes. Their names change with the content.
 */
const sharedPictures = join(import.meta.dirname, '../../.results/renderedPictures');

async function sharePictures(directory: string): Promise<void> {
  await mkdir(sharedPictures, { recursive: true });
  await symlink(sharedPictures, join(directory, 'pictures')).catch((error: NodeJS.ErrnoException) => {
    // A restarted site has the link already.
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Creates a temporary folder, which the caller removes. */
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

/** Starts the content service with the data in a folder; `sites` receive its webhooks, `environment` adds variables. */
export async function startContentService(
  directory: string,
  port?: number,
  sites?: KnownSites,
  environment: Readonly<Record<string, string>> = {},
): Promise<Server & ContentServiceAddress> {
  const ownPort = port ?? (await freePort());
  const logs = logsOf(ownPort);
  const options = contentServiceProgram({
    mode,
    host,
    port: ownPort,
    directory,
    setupToken,
    logs,
    environment,
    ...(sites && { sites }),
  });
  const program = startProgram(options);
  const url = localOrigin(host, ownPort);
  await readyOrStopped(program, `${url}/health/ready`);
  const token = await readContentToken(directory);
  return { url, port: ownPort, program, logFile: options.logFile, directory, token };
}

export interface SiteStartOptions {
  port?: number;
  /** Of all sites, for links between them. */
  origins?: KnownSites['origins'];
  /** Override or add environment variables. */
  variables?: Readonly<Record<string, string>>;
  /** Whether the site starts without rendered pictures. */
  hasOwnPictures?: boolean;
}

/** Starts a built site with its data in a folder. The content service may be down. */
export async function startSite(
  app: SiteApp,
  contentService: ContentServiceAddress,
  directory: string,
  { port, origins, variables = {}, hasOwnPictures = false }: SiteStartOptions = {},
): Promise<Server> {
  if (!hasOwnPictures) await sharePictures(directory);
  const ownPort = port ?? (await freePort());
  const logs = logsOf(ownPort);
  // Specs must not use a Redis of the developer's machine. They look at hundreds of pictures, which otherwise take minutes.
  const environment = { REDIS_URL: '', SITE_PICTURE_EFFORT: '0', ...variables };
  const options = siteProgram({
    mode,
    app,
    host,
    port: ownPort,
    contentService,
    secrets,
    ...(origins && { origins }),
    directory,
    logs,
    environment,
  });
  const program = startProgram(options);
  const url = localOrigin(host, ownPort);
  await readyOrStopped(program, `${url}/health/live`);
  return { url, port: ownPort, program, logFile: options.logFile, directory };
}

/** Removes temporary folders, with retries, as a stopping program may still write to them. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
