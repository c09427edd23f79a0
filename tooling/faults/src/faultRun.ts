import { rmSync } from 'node:fs';
import { ensureContent } from '@group/e2e/prepareContent';
import { postgresPrograms, queryPostgres, startPostgres } from '@group/postgres/postgres';
import { freshContent, removeFolders, temporaryFolder } from '@group/e2e/testEnvironment';
import { apply, type Event } from './applicant.ts';
import { type ContentDatabase, startContentDatabase } from './contentDatabase.ts';
import { loggedDeliveries, orphanedFiles, readDelivered } from './delivered.ts';
import type { Crash } from './crash.ts';
import type { Fault } from './faultProxy.ts';
import { mountSmallDisk, unmountSmallDisk } from './kinds/fullDisk.ts';
import { unreadablePrefix } from './kinds/unreadableEntries.ts';
import { outboxAt } from './outboxOfSite.ts';
import { seededRandom } from './random.ts';
import { reconcile, type Reconciliation, type Confirmation } from './reconciliation.ts';
import { hasLargeFile, markPrefix, samplePhone, sampleOf } from './sample.ts';
import type { Site } from './sending.ts';
import { type TestEnvironmentOptions, startTestEnvironment } from './testEnvironment.ts';
import { newTally, type Tally } from './tally.ts';
import { tracesIn } from './traces.ts';

/** The seed determines samples and faults; the timing still depends on the machine. */
export interface FaultRunOptions extends TestEnvironmentOptions {
  applications: number;
  /** Applicants at the same time. */
  concurrency: number;
  /** PostgreSQL is used where it is installed, and its commits get lost. */
  database: 'sqlite' | 'postgres';
  /** Each process of the site is a machine, with copies of its outbox in PostgreSQL, and one loses its disk at each end. */
  losesDisks?: boolean;
  /** Called once a second. */
  onProgress?(message: string): void;
}

export interface FaultRunOutcome extends Reconciliation {
  options: FaultRunOptions;
  kills: { site: number; contentService: number };
  /** Graceful restarts. */
  restarts: { site: number; contentService: number };
  /** Lives of a site with its clock a day behind. */
  livesBehind: number;
  /** Applications with a file close to the maximum size. */
  largeFiles: number;
  /** Number of other faults by title; undefined if this machine does not support the fault. */
  injected: Readonly<Record<string, number | undefined>>;
  /** Violations that these faults have caused. */
  violations: string[];
  /** Unexpected exits of programs. */
  crashes: readonly Crash[];
  faults: Tally<Fault>;
  events: Tally<Event>;
  delivered: number;
  /** References that a log calls delivered and the content service does not have. */
  unstored: string[];
  /** Time until the last confirmation, and until the outbox was empty. */
  durationMs: { confirmed: number; drained: number };
  /** Files that still contain an erased application, in the data of site and content service. */
  remains: string[];
  /** Logs that contain personal data. */
  traces: string[];
}

/** Time limit for emptying the outbox after the faults have ended. */
const drainTimeoutMs = 15 * 60_000;

/** Must never be logged and, after delivery, appear nowhere in the site's data. */
const personalData = [markPrefix, samplePhone.slice(-9)];

async function sendAll(
  { seed, applications, concurrency }: FaultRunOptions,
  sites: readonly [Site, ...Site[]],
  events: Tally<Event>,
) {
  const confirmations: Confirmation[] = [];
  let next = 0;
  async function applicant(): Promise<void> {
    while (next < applications) {
      const number = next++;
      const reference = await apply(sites, sampleOf(seed, number), seededRandom(seed + number), events);
      confirmations.push({ number, reference });
    }
  }
  await Promise.all(Array.from({ length: concurrency }, applicant));
  return confirmations;
}

/** Starts PostgreSQL for copies of the outboxes, which loses none of them. */
async function startCopies() {
  if (!postgresPrograms) throw new Error('PostgreSQL is not installed');
  const { url, stop } = await startPostgres(postgresPrograms);
  const programs = postgresPrograms;
  return { url, stop, count: () => Number(queryPostgres(programs, url, 'SELECT count(*) FROM outbox_copy')) };
}

type Copies = Awaited<ReturnType<typeof startCopies>>;

async function temporaryFolders(database: ContentDatabase | undefined, copies: Copies | undefined) {
  const [content, site, logs] = [
    database?.folder ?? (await freshContent()),
    await temporaryFolder('site'),
    await temporaryFolder('logs'),
  ];
  const all = [content, site, logs];
  const siteHasOwnDisk = mountSmallDisk(site);
  const unmount = (): void => void (siteHasOwnDisk && unmountSmallDisk(site));
  function removeNow(): void {
    database?.stop();
    copies?.stop();
    unmount();
    for (const folder of all) rmSync(folder, { recursive: true, force: true });
  }
  process.once('exit', removeNow);
  async function remove(): Promise<void> {
    process.off('exit', removeNow);
    database?.stop();
    copies?.stop();
    unmount();
    await removeFolders(all);
  }
  return { content, site, siteHasOwnDisk, logs, database: database?.proxy, copiesUrl: copies?.url, remove };
}

/**
 * Sends applications through the built site to the content service while both are killed and the network between them
 * fails. Then waits until the outbox is empty, and compares sent and received applications. Throws if a program cannot be
 * started or an application fails validation.
 */
export async function faultRun(options: FaultRunOptions): Promise<FaultRunOutcome> {
  await ensureContent();
  const database = options.database === 'postgres' ? await startContentDatabase() : undefined;
  const copies = options.losesDisks ? await startCopies() : undefined;
  const folders = await temporaryFolders(database, copies);
  const startedAt = performance.now();
  const elapsedMs = (): number => Math.round(performance.now() - startedAt);
  const environment = await startTestEnvironment(options, folders);
  const outbox = outboxAt(environment.outboxFolder, unreadablePrefix, copies?.count);
  const events = newTally<Event>();
  const progressTimer = setInterval(
    () =>
      options.onProgress?.(`${elapsedMs()} ms: ${events.of('confirmed')} confirmed, ${environment.kills().site} kills`),
    1_000,
  );
  try {
    const confirmations = await sendAll(options, environment.sites, events);
    const confirmed = elapsedMs();
    await environment.heal();
    await outbox.drained(drainTimeoutMs);
    const drained = elapsedMs();
    await environment.stop();
    const delivered = await readDelivered(folders.content, database?.query);
    const stored = new Set(delivered.map(({ reference }) => reference));
    return {
      ...reconcile(options.seed, confirmations, delivered),
      options,
      kills: environment.kills(),
      restarts: environment.restarts(),
      crashes: environment.crashes(),
      livesBehind: environment.livesBehind(),
      largeFiles: confirmations.filter(({ number }) => hasLargeFile(number)).length,
      injected: Object.fromEntries(environment.faults.map(({ title, count }) => [title, count()])),
      violations: environment.faults.flatMap((fault) => fault.check()),
      faults: environment.faultProxy.tally,
      events,
      delivered: delivered.length,
      unstored: (await loggedDeliveries(folders.logs)).filter((reference) => !stored.has(reference)),
      durationMs: { confirmed, drained },
      remains: [
        ...(await outbox.files()),
        ...(await orphanedFiles(folders.content, delivered)),
        ...(await tracesIn(folders.site, personalData)),
      ],
      traces: await tracesIn(folders.logs, personalData),
    };
  } finally {
    clearInterval(progressTimer);
    await environment.stop();
    await folders.remove();
  }
}
