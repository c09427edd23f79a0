import { rmSync } from 'node:fs';
import { ensureContent } from '@group/e2e/prepareContent';
import { freshContent, removeFolders, temporaryFolder } from '@group/e2e/testEnvironment';
import { apply, type Event } from './applicant.ts';
import { readDelivered, strayFiles } from './delivered.ts';
import type { Fault } from './faultProxy.ts';
import { mountSmallDisk, unmountSmallDisk } from './kinds/fullDisk.ts';
import { unreadablePrefix } from './kinds/unreadableEntries.ts';
import { outboxAt } from './outboxOfSite.ts';
import { seededRandom } from './random.ts';
import { reconcile, type Reconciliation, type Told } from './reconciliation.ts';
import { hasLargeFile, markPrefix, samplePhone, sampleOf } from './sample.ts';
import type { Site } from './sending.ts';
import { type TestEnvironmentOptions, startTestEnvironment } from './testEnvironment.ts';
import { newTally, type Tally } from './tally.ts';
import { tracesIn } from './traces.ts';

/** The seed decides what is sent and what goes wrong; the moments still depend on the machine. */
export interface FaultRunOptions extends TestEnvironmentOptions {
  /** How many are sent. */
  applications: number;
  /** People who are at it at the same time. */
  atOnce: number;
  /** Told how far it has come, once a second. */
  progress?(said: string): void;
}

export interface FaultRunOutcome extends Reconciliation {
  options: FaultRunOptions;
  kills: { site: number; contentService: number };
  /** Times that they were asked to end. */
  restarts: { site: number; contentService: number };
  /** Lives of a site in which its clock was a day behind. */
  livesBehind: number;
  /** Applications with a file as large as may be. */
  largeFiles: number;
  /** How often each other fault was played, by its title; undefined where this machine does not allow it. */
  played: Readonly<Record<string, number | undefined>>;
  /** What must not have come of these faults. */
  consequences: string[];
  /** Times that a program ended by itself. */
  crashes: number;
  faults: Tally<Fault>;
  events: Tally<Event>;
  delivered: number;
  /** Milliseconds until the last person was told "sent", and until the outbox was empty. */
  duration: { told: number; drained: number };
  /** Files of applications that lie where none should be any more. */
  leftovers: string[];
  /** Logs in which something personal stands. */
  traces: string[];
}

/** How long the outbox may take to become empty once nothing goes wrong any more, in milliseconds. */
const longestDrain = 15 * 60_000;

/** Words that stand in no log and, once all is delivered, nowhere at the site. */
const personal = [markPrefix, samplePhone.slice(-9)];

async function sendAll(
  { seed, applications, atOnce }: FaultRunOptions,
  sites: readonly [Site, ...Site[]],
  events: Tally<Event>,
) {
  const told: Told[] = [];
  let next = 0;
  async function person(): Promise<void> {
    while (next < applications) {
      const number = next++;
      const receipt = await apply(sites, sampleOf(seed, number), seededRandom(seed + number), events);
      told.push({ number, ...receipt });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, person));
  return told;
}

async function temporaryFolders() {
  const [content, site, logs] = [await freshContent(), await temporaryFolder('site'), await temporaryFolder('logs')];
  const all = [content, site, logs];
  const siteHasOwnDisk = mountSmallDisk(site);
  const unmount = (): void => void (siteHasOwnDisk && unmountSmallDisk(site));
  function removeNow(): void {
    unmount();
    for (const folder of all) rmSync(folder, { recursive: true, force: true });
  }
  process.once('exit', removeNow);
  async function remove(): Promise<void> {
    process.off('exit', removeNow);
    unmount();
    await removeFolders(all);
  }
  return { content, site, siteHasOwnDisk, logs, remove };
}

/**
 * Sends applications through the built site to the content service, while the site is killed, the way between them fails
 * and the content service is killed too; then waits until the outbox is empty, and compares. Throws where the programs
 * cannot be started, or the site finds fault with what is sent.
 */
export async function faultRun(options: FaultRunOptions): Promise<FaultRunOutcome> {
  await ensureContent();
  const folders = await temporaryFolders();
  const startedAt = performance.now();
  const since = (): number => Math.round(performance.now() - startedAt);
  const stage = await startTestEnvironment(options, folders);
  const outbox = outboxAt(stage.outboxFolder, unreadablePrefix);
  const events = newTally<Event>();
  const telling = setInterval(
    () => options.progress?.(`${since()} ms: ${events.of('told sent')} told "sent", ${stage.kills().site} kills`),
    1_000,
  );
  try {
    const told = await sendAll(options, stage.sites, events);
    const lastTold = since();
    await stage.heal();
    await outbox.drained(longestDrain);
    const drained = since();
    await stage.stop();
    const delivered = await readDelivered(folders.content);
    return {
      ...reconcile(options.seed, told, delivered),
      options,
      kills: stage.kills(),
      restarts: stage.restarts(),
      crashes: stage.crashes(),
      livesBehind: stage.livesBehind(),
      largeFiles: told.filter(({ number }) => hasLargeFile(number)).length,
      played: Object.fromEntries(stage.faults.map(({ title, played }) => [title, played()])),
      consequences: stage.faults.flatMap((fault) => fault.check()),
      faults: stage.way.tally,
      events,
      delivered: delivered.length,
      duration: { told: lastTold, drained },
      leftovers: [
        ...(await outbox.files()),
        ...(await strayFiles(folders.content, delivered)),
        ...(await tracesIn(folders.site, personal)),
      ],
      traces: await tracesIn(folders.logs, personal),
    };
  } finally {
    clearInterval(telling);
    await stage.stop();
    await folders.remove();
  }
}
