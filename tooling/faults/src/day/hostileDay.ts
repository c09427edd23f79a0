import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { application } from '@group/e2e/form';
import { ensureContent } from '@group/e2e/prepareContent';
import {
  fakeClock,
  freshContent,
  removeFolders,
  startContentService,
  startSite,
  temporaryFolder,
} from '@group/e2e/testEnvironment';
import { type FormToken, http, type Place, sendBytes } from '@group/e2e/wire';
import { attempts, type Attempt, type Victim } from './attempts.ts';

export interface HostileDayOptions {
  /** Of the rate that the limits allow, for shorter runs. */
  share: number;
  onProgress?(message: string): void;
}

export interface HostileDayOutcome {
  /** Simulated minutes in which a page or an application of another visitor failed, or the process was replaced. */
  minutesDown: number;
  slowestProbeMs: number;
  /** What other visitors got when something failed. */
  failures: readonly string[];
  /** Number of attempts by title. */
  attempts: Readonly<Record<string, number>>;
}

const stepMinutes = 10;
const steps = (24 * 60) / stepMinutes;

/** Of each kind, so 20 in all: a day takes about 20 minutes, and a client at 70 times its rate is hostile enough. */
const atOnce = 2;

/** What a visitor waits at most before it counts as down. */
const patienceMs = 10_000;

/** Slightly more than the minimum time of the spam guard. */
const fillInMs = 2_100;

const tenant = 'tabor';
const pagesWithFiles = ['/', '/wohnen', '/ueber-uns', '/media', '/events', '/jobs'];

async function openForm(port: number, host: string): Promise<FormToken> {
  const { body } = await sendBytes(port, http({ host }, 'GET', '/jobs/schnellbewerbung'));
  const valueOf = (name: string): string => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(body)?.[1] ?? '';
  return { key: valueOf('key'), moment: valueOf('moment') };
}

async function addressesOn(port: number, host: string) {
  const named = new Set<string>();
  for (const path of pagesWithFiles) {
    const { body } = await sendBytes(port, http({ host }, 'GET', path));
    for (const [address] of body.matchAll(/\/(?:pictures\/\d+|downloads)\/[\w.-]+/g)) named.add(address);
  }
  const all = [...named];
  return {
    pictures: all.filter((address) => address.startsWith('/pictures')),
    downloads: all.filter((address) => address.startsWith('/downloads')),
  };
}

/** Makes what falls into one step, some at a time. Returns how many, and ends what was left open. */
async function makeAll(victim: Victim, { make, perHour }: Attempt, share: number, already: number): Promise<number> {
  const count = Math.max(1, Math.round((perHour * share * stepMinutes) / 60));
  let next = 0;
  async function makeNext(): Promise<void> {
    while (next < count) {
      const socket = await make(victim, already + next++);
      if (socket) setTimeout(() => socket.destroy(), patienceMs).unref();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, makeNext));
  return count;
}

/** A day of one client that tries everything, with the clock of the site moved on in steps. */
export async function hostileDay({ share, onProgress }: HostileDayOptions): Promise<HostileDayOutcome> {
  await ensureContent();
  const folders = [await freshContent(), await temporaryFolder('day')];
  const [content = '', directory = ''] = folders;
  const contentService = await startContentService(content);
  const site = await startSite('group-site', contentService, directory, {
    hasOwnPictures: true,
    variables: {
      NODE_OPTIONS: `--import=${fakeClock}`,
      E2E_CLOCK_STEP: String(stepMinutes * 60_000),
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  process.once('exit', () => [site, contentService].forEach(({ program }) => program.kill()));
  try {
    const host = `${tenant}.localhost:${site.port}`;
    const formToken = await openForm(site.port, host);
    const none = { key: '', moment: '' };
    const place: Place = {
      host,
      formToken: () => formToken,
      youngFormToken: none,
      usedFormToken: none,
      cookie: '',
      foreignJob: '',
      sign: () => ({}),
    };
    const { port } = site;
    const victim: Victim = { port, contentPort: contentService.port, place, ...(await addressesOn(port, host)) };
    await sleep(fillInMs);
    const counts: Record<string, number> = {};
    const failures: string[] = [];
    let [minutesDown, slowestProbeMs] = [0, 0];
    let isGone = false;
    void site.program.ended.then(() => (isGone = true));

    async function probe(step: number): Promise<boolean> {
      const startedAt = performance.now();
      const page = await sendBytes(port, http({ host }, 'GET', '/jobs'));
      const own = { 'x-forwarded-for': `203.0.113.${step}` };
      const fields = { surname: `Muster-${randomUUID()}` };
      const sent = await sendBytes(port, application(fields, { headers: own })(place));
      const ms = performance.now() - startedAt;
      slowestProbeMs = Math.max(slowestProbeMs, ms);
      const isUp = page.status === 200 && sent.status === 200 && ms <= patienceMs && !isGone;
      const at = `${((step * stepMinutes) / 60).toFixed(1)} h`;
      if (!isUp) failures.push(`${at}: page ${page.status}, application ${sent.status}, ${Math.round(ms)} ms`);
      return isUp;
    }

    for (let step = 0; step < steps; step += 1) {
      const attacking = Promise.all(
        attempts.map(async (attempt) => {
          const { title } = attempt;
          counts[title] = (counts[title] ?? 0) + (await makeAll(victim, attempt, share, counts[title] ?? 0));
        }),
      );
      // Amid the attempts, and after them.
      const isUp = [await probe(step), await attacking.then(() => probe(step))].every(Boolean);
      if (!isUp) minutesDown += stepMinutes;
      process.kill(site.program.pid, 'SIGUSR2');
      onProgress?.(`${(((step + 1) * stepMinutes) / 60).toFixed(1)} h, ${minutesDown} minutes down`);
    }
    return { minutesDown, slowestProbeMs, failures, attempts: counts };
  } finally {
    await Promise.all([site.program.stop(), contentService.program.stop()]);
    await removeFolders(folders);
  }
}
