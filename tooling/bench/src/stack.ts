import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentToken } from '@group/start/contentService';
import { freePort } from '@group/start/ports';
import { startProgram } from '@group/start/program';
import { contentServiceProgram, type KnownSites, seedProgram, siteProgram } from '@group/start/programs';
import { waitUntilReady } from '@group/start/readiness';
import type { Secrets } from '@group/start/secrets';
import { localOrigin, repository } from '@group/start/settings';

const host = '127.0.0.1';
const mode = 'production';

/** The seeded example content of the e2e specs, if it exists. */
const madeContent = join(repository, 'tooling/e2e/.content');

const secrets: Secrets = {
  CONTENT_WEBHOOK_SECRET: 'of-the-bench-and-of-nothing-else-hook',
  CONTENT_PREVIEW_SECRET: 'of-the-bench-and-of-nothing-else-view',
};

/** Lets the bench register the first administrator. */
export const setupToken = 'of-the-bench-and-of-nothing-else-setup';

/** Address and API token of a content service. */
export interface ContentAddress {
  url: string;
  token: string;
}

export interface ContentService extends ContentAddress {
  stop(): Promise<void>;
}

export interface Site {
  port: number;
  pid: number;
  url: string;
  /** Time from the start to the first page with status 200. */
  coldStart: number;
  stop(): Promise<void>;
}

/** The running programs on one machine. */
export interface Stack {
  contentService: ContentService;
  site: Site;
  /** Temporary folder of the run. */
  directory: string;
  stop(): Promise<void>;
}

/** Creates a folder with the example content. */
export async function exampleContent(directory: string): Promise<void> {
  if (existsSync(madeContent)) return cp(madeContent, directory, { recursive: true });
  await mkdir(directory);
  const seed = startProgram(seedProgram({ mode, host, port: 0, directory, logs: `${directory}-logs` }));
  if ((await seed.ended) !== 0) throw new Error(`the example content failed: see ${seed.logFile}`);
}

/** Starts the built content service with the data in a folder, optionally with webhooks to a site's port. */
export async function startContentService(directory: string, sitePort?: number): Promise<ContentService> {
  const port = await freePort();
  const origin = sitePort && localOrigin(host, sitePort);
  const sites: KnownSites | undefined = origin
    ? { secrets, origins: { 'group-site': origin, rivabella: origin } }
    : undefined;
  const logs = `${directory}-logs`;
  const options = { mode, host, port, directory, setupToken, logs, ...(sites && { sites }) } as const;
  const program = startProgram(contentServiceProgram(options));
  await waitUntilReady(program, `${localOrigin(host, port)}/_health`);
  return { url: localOrigin(host, port), token: await readContentToken(directory), stop: () => program.stop() };
}

async function firstPage(url: string, port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: { host: `tabor.localhost:${port}` } }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
  }
}

export interface SiteOptions {
  /** Data folder. */
  directory: string;
  port?: number;
  /** Folder of another built app. */
  folder?: string;
  /** Additional environment variables. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts the built site and waits for its first page. */
export async function startSite(contentService: ContentAddress, options: SiteOptions): Promise<Site> {
  const { directory, folder, environment, port = await freePort() } = options;
  const { url: contentUrl, token } = contentService;
  const logs = `${directory}-logs`;
  const access = { url: contentUrl, token };
  const program = siteProgram({
    mode,
    app: 'group-site',
    host,
    port,
    contentService: access,
    secrets,
    directory,
    logs,
    ...(environment && { environment }),
  });
  const startedAt = performance.now();
  const site = startProgram({ ...program, ...(folder && { cwd: folder }) });
  const url = localOrigin(host, port);
  await firstPage(url, port);
  return { port, pid: site.pid, url, coldStart: performance.now() - startedAt, stop: () => site.stop() };
}

/** Starts the built content service and site with separate data. */
export async function startStack(): Promise<Stack> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  await exampleContent(join(directory, 'content'));
  const port = await freePort();
  const contentService = await startContentService(join(directory, 'content'), port);
  const site = await startSite(contentService, { directory: join(directory, 'site'), port });
  return {
    contentService,
    site,
    directory,
    async stop() {
      await Promise.all([site.stop(), contentService.stop()]);
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Current and peak memory of a process in megabytes; NaN if the system does not support this. */
export async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
