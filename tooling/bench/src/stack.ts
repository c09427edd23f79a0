import { readFile } from 'node:fs/promises';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentToken } from '@group/start/contentService';
import { freePort } from '@group/start/ports';
import { startProgram } from '@group/start/program';
import { contentServiceProgram, seedProgram, siteProgram } from '@group/start/programs';
import { waitUntilReady } from '@group/start/readiness';
import { localOrigin, repository } from '@group/start/settings';

const host = '127.0.0.1';
const mode = 'production';

/** Example content that the journeys have made already. */
const madeContent = join(repository, 'tooling/e2e/.content');

export interface Stack {
  site: { port: number; pid: number; url: string };
  /** From its start to its first page with status 200, in milliseconds. */
  coldStart: number;
  /** Folder for whatever else the run needs. */
  directory: string;
  stop(): Promise<void>;
}

async function contentIn(directory: string, logs: string): Promise<void> {
  if (existsSync(madeContent)) return cp(madeContent, directory, { recursive: true });
  await mkdir(directory);
  const seed = startProgram(seedProgram({ mode, host, port: 0, directory, logs }));
  if ((await seed.ended) !== 0) throw new Error(`the example content failed: see ${seed.logFile}`);
}

async function firstPage(url: string, hostHeader: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: { host: hostHeader } }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
  }
}

/** Starts the built content service and the built site on data of their own. */
export async function startStack(tenantHost: string): Promise<Stack> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const logs = join(directory, 'logs');
  const contentDirectory = join(directory, 'content');
  await contentIn(contentDirectory, logs);
  const [contentPort, port] = [await freePort(), await freePort()];
  const listening = { mode, host, port: contentPort, directory: contentDirectory, logs } as const;
  const contentService = startProgram(contentServiceProgram(listening));
  await waitUntilReady(contentService, `${localOrigin(host, contentPort)}/_health`);
  const access = { url: localOrigin(host, contentPort), token: await readContentToken(contentDirectory) };

  const startedAt = performance.now();
  const options = { mode, app: 'group-site', host, port, contentService: access, logs } as const;
  const site = startProgram(siteProgram({ ...options, directory: join(directory, 'site') }));
  const url = localOrigin(host, port);
  await firstPage(url, `${tenantHost}:${port}`);
  return {
    site: { port, pid: site.pid, url },
    coldStart: performance.now() - startedAt,
    directory,
    async stop() {
      await Promise.all([site.stop(), contentService.stop()]);
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Memory of a process, now and at most, in megabytes; NaN where the system does not tell. */
export async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
