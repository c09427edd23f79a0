import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import ensureContent, { seededContent } from '@group/e2e/prepareContent';
import {
  type ContentServiceAddress,
  knownSites,
  secrets,
  type Server,
  startContentService,
} from '@group/e2e/testEnvironment';
import { ask } from '@group/operations/client';
import { OperatorError } from '@group/start/operatorError';
import { freePort } from '@group/start/ports';
import { type Program, startProgram } from '@group/start/program';
import { siteProgram } from '@group/start/programs';
import { localOrigin } from '@group/start/settings';

const host = '127.0.0.1';
const mode = 'production';

export interface Site extends AsyncDisposable {
  port: number;
  pid: number;
  url: string;
  /** Time from the start to the first page with status 200. */
  coldStart: number;
}

/** The running programs on one machine. */
export interface Stack extends AsyncDisposable {
  contentService: Server & ContentServiceAddress;
  site: Site;
  /** Temporary folder of the run. */
  directory: string;
}

/** Creates a folder with the example content. */
export async function exampleContent(directory: string): Promise<void> {
  await ensureContent();
  await cp(seededContent, directory, { recursive: true });
}

/** Between two requests for the first page, in milliseconds: less than what a start differs by. */
const pause = 5;

/** Throws {@link OperatorError} if the site ends before. */
async function firstPage({ ended, title, logFile }: Program, port: number): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  // The `fetch` of Node replaces the header `Host`.
  while ((await ask({ host: `tabor.localhost:${port}`, port }).catch(() => null))?.status !== 200) {
    if (hasEnded) throw new OperatorError(`${title} ended before its first page.`, logFile);
    await sleep(pause);
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
export async function startSite(contentService: ContentServiceAddress, options: SiteOptions): Promise<Site> {
  const { directory, folder, environment, port = await freePort() } = options;
  const program = siteProgram({
    mode,
    app: 'group-site',
    host,
    port,
    contentService,
    secrets,
    directory,
    logs: `${directory}-logs`,
    ...(environment && { environment }),
  });
  const startedAt = performance.now();
  const site = startProgram({ ...program, ...(folder && { cwd: folder }) });
  const url = localOrigin(host, port);
  await firstPage(site, port);
  const coldStart = performance.now() - startedAt;
  return { port, pid: site.pid, url, coldStart, [Symbol.asyncDispose]: () => site.stop() };
}

/** Starts the built content service and site with separate data. */
export async function startStack(): Promise<Stack> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  await exampleContent(join(directory, 'content'));
  const port = await freePort();
  const contentService = await startContentService(join(directory, 'content'), undefined, knownSites(port));
  const site = await startSite(contentService, { directory: join(directory, 'site'), port });
  return {
    contentService,
    site,
    directory,
    async [Symbol.asyncDispose]() {
      await Promise.all([site[Symbol.asyncDispose](), contentService.program.stop()]);
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
