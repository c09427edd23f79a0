import { rmSync } from 'node:fs';
import ensureContent from '@group/e2e/prepareContent';
import { postgresPrograms, queryPostgres, startPostgres } from '@group/postgres/postgres';
import { freshContent, removeFolders, temporaryFolder } from '@group/e2e/testEnvironment';
import { apply, type Event } from './applicant.ts';
import { type ContentDatabase, startContentDatabase } from './contentDatabase.ts';
import { loggedDeliveries, orphanedFiles, readDelivered, tablesWith, visitReferences } from './delivered.ts';
import type { Crash } from './crash.ts';
import type { Fault } from './faultProxy.ts';
import { mountSmallDisk, unmountSmallDisk } from './kinds/fullDisk.ts';
import { unreadablePrefix } from './kinds/unreadableEntries.ts';
import { outboxAt } from './outboxOfSite.ts';
import { seededRandom } from './random.ts';
import { checkPrivatePages, type Expected } from './privatePages.ts';
import { reconcile, type Reconciliation, type Confirmation } from './reconciliation.ts';
import { goesToSeveral, hasLargeFile, markPrefix, samplePhone, sampleOf } from './sample.ts';
import type { Site } from './sending.ts';
import { type TestEnvironmentOptions, startTestEnvironment } from './testEnvironment.ts';
import { newTally, type Tally } from './tally.ts';
import { tracesIn } from './traces.ts';
import { askForOneDate, readVisits, type VisitOutcome } from './visitors.ts';

/** The seed determines samples and faults; the timing still depends on the machine. */
export interface FaultRunOptions extends TestEnvironmentOptions {
  applications: number;
  /** Visitors who ask for one date at once, at which there is room for one of them. */
  visitors: number;
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
  /** Confirmed applications that went to three houses. */
  toSeveral: number;
  /** Confirmed applications with a file close to the maximum size. */
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
  /** What visitors were told who asked for one date. */
  visits: VisitOutcome;
  /** What is wrong with private pages: before the erasure, and after it. */
  pages: string[];
  /** Applications and visits that the content service keeps beyond their time. */
  kept: number;
  /** Files and tables that still contain a delivered or an erased sender, in the data of site and content service. */
  remains: string[];
  /** Logs that contain personal data. */
  traces: string[];
}

/** Time limit for emptying the outbox after the faults have ended. */
const drainTimeoutMs = 15 * 60_000;

/** A day after open applications are erased. */
const untilErasedMs = 366 * 24 * 3_600_000;

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
      const sent = await apply(sites, sampleOf(seed, number), seededRandom(seed + number), events);
      confirmations.push({ number, ...sent });
    }
  }
  await Promise.all(Array.from({ length: concurrency }, applicant));
  return confirmations;
}

/** What the pages of applicants show while their applications are stored, and after they are erased. */
const pagesOf = (seed: number, confirmations: readonly Confirmation[], isErased: boolean): Expected[] =>
  confirmations.map(({ number, ...sent }) => {
    const sender = sampleOf(seed, number);
    const { length } = sender.files;
    const files = `${length} Datei${length === 1 ? '' : 'en'}`;
    return { ...sent, sender, texts: isErased ? ['Ihre Bewerbung ist gelöscht', files] : [sent.reference] };
  });

/** Starts PostgreSQL for copies of the outboxes, which loses none of them. */
async function startCopies() {
  if (!postgresPrograms) throw new Error('PostgreSQL is not installed');
  const { url, stop } = await startPostgres(postgresPrograms);
  const programs = postgresPrograms;
  return { url, stop, count: () => Number(queryPostgres(programs, url, 'SELECT count(*) FROM outbox_copy')) };
}

type Copies = Awaited<ReturnType<typeof startCopies>>;

async function temporaryFolders(
  applications: number,
  database: ContentDatabase | undefined,
  copies: Copies | undefined,
) {
  const [content, site, logs] = [
    database?.folder ?? (await freshContent()),
    await temporaryFolder('site'),
    await temporaryFolder('logs'),
  ];
  const all = [content, site, logs];
  const siteHasOwnDisk = mountSmallDisk(site, applications);
  const unmount = (): void => {
    if (siteHasOwnDisk) unmountSmallDisk(site);
  };
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
  const folders = await temporaryFolders(options.applications, database, copies);
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
    const random = seededRandom(options.seed + 30);
    const [confirmations, visitors] = await Promise.all([
      sendAll(options, environment.sites, events),
      askForOneDate(environment.sites, options.visitors, random, folders.content, database?.query),
    ]);
    const confirmed = elapsedMs();
    await environment.heal();
    await outbox.drained(drainTimeoutMs);
    const drained = elapsedMs();
    const visits = await readVisits(environment.sites[0], visitors);
    const pages = await checkPrivatePages(environment.sites, [
      ...pagesOf(options.seed, confirmations, false),
      ...visitors.map((visitor) => ({ ...visitor, texts: [visitor.reference] })),
    ]);
    await environment.stopContentService();
    const delivered = await readDelivered(folders.content, database?.query);
    const storedVisits = visitReferences(folders.content, database?.query);
    const orphans = await orphanedFiles(folders.content, delivered);
    await environment.startContentServiceLater(untilErasedMs);
    pages.push(...(await checkPrivatePages(environment.sites, pagesOf(options.seed, confirmations, true))));
    await environment.stop();
    const kept = await readDelivered(folders.content, database?.query);
    const stored = new Set([...delivered.map(({ reference }) => reference), ...storedVisits]);
    return {
      ...reconcile(options.seed, confirmations, delivered),
      options,
      kills: environment.kills(),
      restarts: environment.restarts(),
      crashes: environment.crashes(),
      livesBehind: environment.livesBehind(),
      toSeveral: confirmations.filter(({ number }) => goesToSeveral(number)).length,
      largeFiles: confirmations.filter(({ number }) => hasLargeFile(number)).length,
      injected: Object.fromEntries(environment.faults.map(({ title, count }) => [title, count()])),
      violations: environment.faults.flatMap((fault) => fault.check()),
      faults: environment.faultProxy.tally,
      events,
      visits,
      pages,
      kept: kept.length + visitReferences(folders.content, database?.query).length,
      delivered: delivered.length,
      unstored: (await loggedDeliveries(folders.logs)).filter((reference) => !stored.has(reference)),
      durationMs: { confirmed, drained },
      remains: [
        ...(await outbox.files()),
        ...orphans,
        ...(await orphanedFiles(folders.content, kept)),
        ...(await tracesIn(folders.site, personalData)),
        ...(await tracesIn(folders.content, [markPrefix])),
        ...(database ? tablesWith(folders.content, markPrefix, database.query) : []),
      ],
      traces: await tracesIn(folders.logs, personalData),
    };
  } finally {
    clearInterval(progressTimer);
    await environment.stop();
    await folders.remove();
  }
}
