import { rmSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeClock } from '@group/e2e/testEnvironment';
import type { LossyProxy } from '@group/postgres/lossyProxy';
import { readContentToken } from '@group/start/contentService';
import { type Program, startProgram } from '@group/start/program';
import { contentServiceProgram, siteProgram } from '@group/start/programs';
import { waitUntilReady } from '@group/start/readiness';
import type { FaultPlace } from './faultKind.ts';
import { openFaultProxy } from './faultProxy.ts';
import { failingSyncs } from './kinds/failingSyncs.ts';
import { fullDisk } from './kinds/fullDisk.ts';
import { unreadableEntries } from './kinds/unreadableEntries.ts';
import { lostCommits } from './kinds/lostCommits.ts';
import { type CrashLoop, startCrashLoop } from './crashLoop.ts';
import { injectFault } from './injectFault.ts';
import { quietPort } from './quietPort.ts';
import { seededRandom } from './random.ts';

/** Minimum and maximum time between two kills. */
export type LivesMs = [min: number, max: number];

export interface TestEnvironmentOptions {
  seed: number;
  siteLives: LivesMs;
  /** Without it, the content service is never killed. */
  contentServiceLives?: LivesMs;
}

export interface TestEnvironmentFolders {
  content: string;
  /** Data of both processes of the site. */
  site: string;
  /** Whether `site` is a separate disk that may be filled. */
  siteHasOwnDisk: boolean;
  /** Contains a log for each life of a program. */
  logs: string;
  /** In front of PostgreSQL; without it, the content service has its SQLite file, which never fails. */
  database: LossyProxy | undefined;
  /**
   * PostgreSQL for copies of the outboxes. With it, each process of the site is a machine with a disk of its own, and the
   * first one loses its disk whenever it ends.
   */
  copiesUrl: string | undefined;
}

const host = '127.0.0.1';
const mode = 'production';

/** Share of the lives of a site with a slow clock. */
const behindShare = 0.2;

/** A day. Entries of the other process are a day in the future for a process that is behind. */
const behindMs = 24 * 3_600_000;

/** Creates a folder for each process of the site, with a shared outbox unless they are machines. */
async function siteFolders(folder: string, areMachines: boolean) {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  if (areMachines) return [first, second] as const;
  await mkdir(join(first, 'outbox'), { recursive: true, mode: 0o700 });
  await mkdir(second, { recursive: true });
  await symlink(join(first, 'outbox'), join(second, 'outbox'));
  return [first, second] as const;
}

/**
 * Starts two processes of the built site with a shared outbox, and the content service. All of them crash at random, with
 * a fault proxy in between.
 */
export async function startTestEnvironment(
  { seed, siteLives, contentServiceLives }: TestEnvironmentOptions,
  folders: TestEnvironmentFolders,
) {
  const random = seededRandom(seed);
  const contentPort = await quietPort(host, random);
  const faultProxy = await openFaultProxy(contentPort, await quietPort(host, random), random);
  const access = { url: faultProxy.url, token: await readContentToken(folders.content) };

  function contentServiceOf(life: number, aheadMs = 0) {
    const place = { directory: folders.content, logs: join(folders.logs, `content-${life}`) };
    const program = contentServiceProgram({ mode, host, port: contentPort, ...place });
    const clock = aheadMs ? { NODE_OPTIONS: `--import=${fakeClock}`, E2E_CLOCK_AHEAD: String(aheadMs) } : {};
    const environment = { ...program.environment, DATABASE_URL: folders.database?.url ?? '', ...clock };
    return startProgram({ ...program, environment });
  }
  let livesBehind = 0;
  const { copiesUrl } = folders;
  async function startSite(directory: string, number: number) {
    const port = await quietPort(host, random);
    const clock = seededRandom(seed + 10 + number);
    function siteOf(life: number) {
      const isBehind = clock.next() < behindShare;
      livesBehind += Number(isBehind);
      if (copiesUrl && number === 1) rmSync(directory, { recursive: true, force: true });
      const place = { directory, logs: join(folders.logs, `site-${number}-${life}`) };
      const program = siteProgram({ mode, app: 'group-site', host, port, contentService: access, ...place });
      return startProgram({
        ...program,
        args: ['--import', fakeClock, ...program.args],
        environment: {
          ...program.environment,
          // Each applicant needs an IP address of its own, in X-Forwarded-For.
          TRUSTED_PROXIES: host,
          SITE_OUTBOX_DATABASE_URL: copiesUrl,
          SITE_SESSION_SECRET: 'of-the-fault-run-and-of-nothing-else',
          E2E_CLOCK_AHEAD: String(isBehind ? -behindMs : 0),
        },
      });
    }
    const url = `http://${host}:${port}/health/live`;
    const crashLoop = startCrashLoop(siteOf, url, seededRandom(seed + 2 + number), siteLives);
    return { port, crashLoop, settle: async () => waitUntilReady(await crashLoop.settle(), url) };
  }
  const contentService = startCrashLoop(
    (life) => contentServiceOf(life),
    `http://${host}:${contentPort}/health/ready`,
    seededRandom(seed + 1),
    contentServiceLives,
  );
  let later: Program | undefined;
  const [firstFolder, secondFolder] = await siteFolders(folders.site, copiesUrl !== undefined);
  const [first, second] = [await startSite(firstFolder, 1), await startSite(secondFolder, 2)];
  const place: FaultPlace = {
    siteFolder: folders.site,
    hasOwnDisk: folders.siteHasOwnDisk,
    outboxFolder: join(firstFolder, 'outbox'),
    logsFolder: folders.logs,
    sitePids: () => [first.crashLoop.pid(), second.crashLoop.pid()],
  };
  const ofOneDisk = [fullDisk, failingSyncs, unreadableEntries(), lostCommits(folders.database)];
  const faults = (copiesUrl ? [failingSyncs] : ofOneDisk).map((kind, position) =>
    injectFault(kind, place, seededRandom(seed + 20 + position)),
  );
  const sum = (count: (crashLoop: CrashLoop) => number): number => count(first.crashLoop) + count(second.crashLoop);
  return {
    sites: [first, second] as const,
    outboxFolder: place.outboxFolder,
    faultProxy,
    faults,
    kills: () => ({ site: sum((site) => site.kills()), contentService: contentService.kills() }),
    restarts: () => ({ site: sum((site) => site.restarts()), contentService: contentService.restarts() }),
    crashes: () => [first.crashLoop, second.crashLoop, contentService].flatMap((crashLoop) => crashLoop.crashes()),
    livesBehind: () => livesBehind,
    /** Ends all faults. */
    async heal(): Promise<void> {
      await Promise.all(faults.map((fault) => fault.heal()));
      await faultProxy.heal();
      await waitUntilReady(await contentService.settle(), `${faultProxy.url}/health/ready`);
      // The last restart makes all pending entries due.
      await Promise.all([first.settle(), second.settle()]);
    },
    stopContentService: () => contentService.stop(),
    /** Starts the content service again after {@link stopContentService}, with its clock ahead. */
    async startContentServiceLater(aheadMs: number): Promise<void> {
      later = contentServiceOf(-1, aheadMs);
      await waitUntilReady(later, `${faultProxy.url}/health/ready`);
    },
    async stop(): Promise<void> {
      await Promise.all([...faults.map((fault) => fault.heal()), first.crashLoop.stop(), second.crashLoop.stop()]);
      await contentService.stop();
      await later?.stop();
      await faultProxy.close();
    },
  };
}
