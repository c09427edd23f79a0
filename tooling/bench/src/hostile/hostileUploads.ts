import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostileFile } from '@group/hostile-files/hostileFile';
import { hostileFiles } from '@group/hostile-files/hostileFiles';
import { ask } from '../ask.ts';
import { atMost, type Found } from '../figure.ts';
import { memoryOf, type Site, type Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { megabytes, milliseconds, ratio } from '../written.ts';
import { startWatchedSite } from './watchedSite.ts';
import { openForm, sendApplication, type SentFile, type FormToken } from './sendApplication.ts';

/** Milliseconds; ratio to the value before. */
const goals = { stall: 100, application: 1_000, memory: 1.2 };

/** Concurrent malicious uploads. */
const atOnce = 16;

/** Longer than the minimum time of the spam guard. */
const reading = 2_100;

/** Time for a process to release memory. */
const settling = 30_000;

const photo = (): SentFile => {
  const content = Buffer.alloc(9 * 1024 * 1024, Math.random().toString());
  return { name: 'foto.jpg', content: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), content]) };
};

/** IP addresses of visitors; distinct, as the site limits forms by address. */
function networks(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `10.1.${last >> 8}.${last & 255}`;
  };
}

/** The minimum memory within a period, as memory is released late. */
async function settledMemory({ pid }: Site, atMostMegabytes: number): Promise<number> {
  const until = performance.now() + settling;
  let { now } = await memoryOf(pid);
  while (now > atMostMegabytes && performance.now() < until) {
    await sleep(500);
    now = Math.min(now, (await memoryOf(pid)).now);
  }
  return now;
}

/** Sends files concurrently, each from its own IP address. */
async function sendAll(site: Site, formTokens: FormToken[], files: readonly SentFile[], network: () => string) {
  const statuses = new Map<string, string>();
  const waiting = [...files];
  async function sendNext(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const formToken = formTokens.pop() ?? (await openForm(site));
      const answer = await sendApplication(site, formToken, file, network()).catch((error: unknown) => String(error));
      const problem = typeof answer === 'string' ? answer : (/"problem":"(\w+)"/.exec(answer.body)?.[1] ?? '');
      const status = typeof answer === 'string' ? 0 : answer.status;
      statuses.set(file.name, status === 200 ? 'taken' : problem || String(status));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return statuses;
}

/** Measures the site during malicious uploads. */
export async function hostileUploads({ contentService, directory }: Stack): Promise<Found> {
  const site = await startWatchedSite(contentService, join(directory, 'hostile'));
  try {
    const network = networks();
    const files = hostileFiles.map(({ name, make }) => ({ name, content: make() }));
    const formTokens = await Promise.all(Array.from({ length: files.length + 200 }, () => openForm(site)));
    await sleep(reading);
    // The same load with valid files first, so that the baseline is a site under load.
    await sendAll(site, formTokens, Array.from({ length: 3 * atOnce }, photo), network);
    const before = await settledMemory(site, 0);
    await site.longestStalls();

    const allSent = new AbortController();
    const honest: number[] = [];
    const sendHonest = async (): Promise<void> => {
      while (!allSent.signal.aborted) {
        const formToken = formTokens.pop();
        if (!formToken) return;
        const { status, took } = await sendApplication(
          site,
          formToken,
          { name: 'a.jpg', content: photo().content.subarray(0, 300_000) },
          network(),
        );
        honest.push(status === 200 ? took : Number.POSITIVE_INFINITY);
        await sleep(100);
      }
    };
    const beside = sendHonest();
    const answers = await sendAll(site, formTokens, files, network);
    allSent.abort();
    await beside;
    const stalls = await site.longestStalls();
    const after = await settledMemory(site, before * goals.memory);
    const alive = (await ask(site, 'tabor', '/health/live')).status === 200;
    const unexpected = (file: HostileFile): boolean => answers.get(file.name) !== file.answer;
    const wrong = hostileFiles.filter(unexpected).map(({ name, answer }) => [name, answer, answers.get(name) ?? '']);
    return {
      figures: [
        {
          what: `${files.length} hostile files, ${atOnce} at once: the process`,
          goal: 'lives',
          measured: alive ? 'lives' : 'is gone',
          met: alive,
        },
        atMost('hostile files with another answer than they have to get', wrong.length, 0, String),
        { what: 'longest stall of the event loop meanwhile', measured: milliseconds(stalls.elapsed) },
        atMost('the same without waiting for a processor', stalls.own, goals.stall, milliseconds),
        atMost(
          `slowest of ${honest.length} honest applications meanwhile`,
          Math.max(...honest),
          goals.application,
          milliseconds,
        ),
        atMost(`memory after, times the ${megabytes(before)} before`, after / before, goals.memory, ratio),
      ],
      ...(wrong.length > 0 && { details: tableOf(['file', 'has to be', 'was'], wrong) }),
    };
  } finally {
    await site.stop();
  }
}
