import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeClock } from '@group/e2e/testEnvironment';
import { readContentToken } from '@group/start/contentService';
import { startProgram } from '@group/start/program';
import { contentServiceProgram, siteProgram } from '@group/start/programs';
import { waitUntilReady } from '@group/start/readiness';
import type { FaultPlace } from './faultKind.ts';
import { openFaultProxy } from './faultProxy.ts';
import { failingSyncs } from './kinds/failingSyncs.ts';
import { fullDisk } from './kinds/fullDisk.ts';
import { unreadableEntries } from './kinds/unreadableEntries.ts';
import { type CrashLoop, startCrashLoop } from './crashLoop.ts';
import { playFault } from './playFault.ts';
import { quietPort } from './quietPort.ts';
import { seededRandom } from './random.ts';

/** Least and most time between two kills, in milliseconds. */
export type Lives = [least: number, most: number];

export interface TestEnvironmentOptions {
  seed: number;
  siteLives: Lives;
  /** Without it, the content service lives through the run. */
  contentServiceLives?: Lives;
}

export interface TestEnvironmentFolders {
  content: string;
  /** Of both processes of the site. */
  site: string;
  /** Whether that is a disk which may be filled. */
  siteHasOwnDisk: boolean;
  /** Each life of a program has a log of its own in it. */
  logs: string;
}

const host = '127.0.0.1';
const mode = 'production';

/** Share of the lives of a site in which its clock is behind. */
const shareBehind = 0.2;

/** A day, in milliseconds. What the others write down is a day ahead for a process that is behind. */
const behindMs = 24 * 3_600_000;

/** Two processes of a site have a folder each, and one outbox. */
async function siteFolders(folder: string) {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await mkdir(join(first, 'outbox'), { recursive: true, mode: 0o700 });
  await mkdir(second, { recursive: true });
  await symlink(join(first, 'outbox'), join(second, 'outbox'));
  return [first, second] as const;
}

/**
 * Starts two processes of the built site on one outbox, and the content service, all mortal, with a faulty way between
 * them. The database of the content service is SQLite and never fails.
 */
export async function startTestEnvironment(
  { seed, siteLives, contentServiceLives }: TestEnvironmentOptions,
  folders: TestEnvironmentFolders,
) {
  const random = seededRandom(seed);
  const contentPort = await quietPort(host, random);
  const way = await openFaultProxy(contentPort, await quietPort(host, random), random);
  const access = { url: way.url, token: await readContentToken(folders.content) };

  function contentServiceOf(life: number) {
    const place = { directory: folders.content, logs: join(folders.logs, `content-${life}`) };
    return startProgram(contentServiceProgram({ mode, host, port: contentPort, ...place }));
  }
  let livesBehind = 0;
  async function startSite(directory: string, number: number) {
    const port = await quietPort(host, random);
    const clock = seededRandom(seed + 10 + number);
    function siteOf(life: number) {
      const isBehind = clock.next() < shareBehind;
      livesBehind += Number(isBehind);
      const place = { directory, logs: join(folders.logs, `site-${number}-${life}`) };
      const program = siteProgram({ mode, app: 'group-site', host, port, contentService: access, ...place });
      return startProgram({
        ...program,
        args: ['--import', fakeClock, ...program.args],
        environment: {
          ...program.environment,
          // People come through a proxy, as each has to have an address of his own.
          TRUSTED_PROXIES: host,
          SITE_SESSION_SECRET: 'of-the-fault-run-and-of-nothing-else',
          E2E_CLOCK_AHEAD: String(isBehind ? -behindMs : 0),
        },
      });
    }
    return {
      port,
      mortal: startCrashLoop(siteOf, `http://${host}:${port}/health/live`, seededRandom(seed + 2 + number), siteLives),
    };
  }
  const contentService = startCrashLoop(
    contentServiceOf,
    `http://${host}:${contentPort}/_health`,
    seededRandom(seed + 1),
    contentServiceLives,
  );
  const [firstFolder, secondFolder] = await siteFolders(folders.site);
  const [first, second] = [await startSite(firstFolder, 1), await startSite(secondFolder, 2)];
  const place: FaultPlace = {
    siteFolder: folders.site,
    hasOwnDisk: folders.siteHasOwnDisk,
    outboxFolder: join(firstFolder, 'outbox'),
    logsFolder: folders.logs,
    sitePids: () => [first.mortal.pid(), second.mortal.pid()],
  };
  const faults = [fullDisk, failingSyncs, unreadableEntries()].map((kind, position) =>
    playFault(kind, place, seededRandom(seed + 20 + position)),
  );
  const sum = (count: (mortal: CrashLoop) => number): number => count(first.mortal) + count(second.mortal);
  return {
    sites: [first, second] as const,
    outboxFolder: place.outboxFolder,
    way,
    faults,
    kills: () => ({ site: sum((site) => site.kills()), contentService: contentService.kills() }),
    restarts: () => ({ site: sum((site) => site.restarts()), contentService: contentService.restarts() }),
    crashes: () => sum((site) => site.crashes()) + contentService.crashes(),
    livesBehind: () => livesBehind,
    /** Lets all go well from now on. */
    async heal(): Promise<void> {
      await Promise.all(faults.map((fault) => fault.heal()));
      await way.heal();
      await waitUntilReady(await contentService.spare(), `${way.url}/_health`);
      // Their last start makes everything due that still waits.
      await Promise.all([first.mortal.spare(), second.mortal.spare()]);
    },
    async stop(): Promise<void> {
      await Promise.all([...faults.map((fault) => fault.heal()), first.mortal.stop(), second.mortal.stop()]);
      await contentService.stop();
      await way.close();
    },
  };
}
