import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendBytes } from '@group/e2e/wire';
import * as fc from 'fast-check';
import { ask, hostOf } from '../ask.ts';
import { atMost, type Found } from '../figure.ts';
import type { Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { milliseconds } from '../written.ts';
import { falsifiedContent, type Input, inputs, mutation, type Target } from './inputs.ts';
import { openManglingProxy } from './manglingProxy.ts';
import type { Stalls } from './stallWatch.ts';
import { openForm } from './sendApplication.ts';
import { startWatchedSite, type WatchedSite } from './watchedSite.ts';

/** Environment variables for shorter runs, and for runs with other inputs. */
const { INPUTS = 50_000, SEED = 1 } = process.env;
const [total, seed] = [Number(INPUTS), Number(SEED)];
const falsified = Math.round(0.06 * total);

/** Milliseconds. */
const longestStall = 50;

const atOnce = 8;

/** Longer than the minimum time of the spam guard. */
const reading = 2_100;

const tenant = 'tabor';

interface Outcome {
  sent: number;
  /** Connections without a response. */
  silent: number;
  statuses: Map<number, number>;
  /** The first requests that were answered with an error of the server. */
  failures: string[];
  stalls: Stalls;
}

/** With 503 a site says that its content, or a place in a queue, is missing for the moment. */
const isFailure = (status: number): boolean => status >= 500 && status !== 503;

/** Sends requests, some at a time. */
async function sendAll(site: WatchedSite, target: Target, requests: readonly (readonly Input[])[]) {
  const outcome: Outcome = {
    sent: 0,
    silent: 0,
    statuses: new Map(),
    failures: [],
    stalls: { elapsed: 0, own: 0 },
  };
  const waiting = requests.values();
  async function sendNext(): Promise<void> {
    for (const inputsOfOne of waiting) {
      for (const input of inputsOfOne) {
        const bytes = input(target);
        const { status } = await sendBytes(site.port, bytes);
        outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
        if (status === 0) outcome.silent += 1;
        if (isFailure(status))
          outcome.failures.push(`${status} ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`);
      }
      outcome.sent += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  outcome.stalls = await site.longestStalls();
  return outcome;
}

function rowOf(kind: string, { sent, silent, statuses, failures, stalls }: Outcome): string[] {
  const counted = [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status || 'none'}`); // prettier-ignore
  return [
    kind,
    String(sent),
    String(failures.length),
    String(silent),
    milliseconds(stalls.elapsed),
    milliseconds(stalls.own),
    counted.join(', '),
  ];
}

/** Sends generated requests of every kind, and falsified content, and counts errors of the server. */
export async function generatedInputs({ contentService, directory }: Stack): Promise<Found> {
  const proxy = await openManglingProxy(contentService.url);
  const site = await startWatchedSite({ ...contentService, url: proxy.url }, join(directory, 'generated'));
  try {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => openForm(site)));
    await sleep(reading);
    let number = 0;
    const target: Target = {
      host: hostOf(tenant, site),
      network: () => `10.${(number += 1) >> 16}.${(number >> 8) & 255}.${number & 255}`,
      formToken: () => tokens[number % tokens.length] ?? { key: '', moment: '' },
    };
    await site.longestStalls();
    const outcomes = new Map<string, Outcome>();
    for (const [kind, { share, arbitrary }] of Object.entries(inputs)) {
      const generated = fc.sample(arbitrary, { numRuns: Math.round(share * total), seed });
      outcomes.set(kind, await sendAll(site, target, generated.map((input) => [input]))); // prettier-ignore
    }
    const mutations = fc.sample(mutation, { numRuns: falsified, seed });
    let next = 0;
    proxy.mangle(() => mutations[(next += 1) % mutations.length] ?? { at: 0, by: null });
    const readings = fc.sample(falsifiedContent, { numRuns: falsified, seed });
    outcomes.set('falsified content', await sendAll(site, target, readings));
    const isAlive = (await ask(site, tenant, '/health/live')).status === 200;
    const all = [...outcomes.values()];
    const longest = (kind: keyof Stalls): number => Math.max(...all.map(({ stalls }) => stalls[kind]));
    const failures = all.flatMap((outcome) => outcome.failures);
    const sent = all.reduce((sum, outcome) => sum + outcome.sent, 0);
    const rows = [...outcomes].map(([kind, outcome]) => rowOf(kind, outcome));
    const table = tableOf(
      ['kind', 'inputs', 'errors', 'silent', 'stall', 'without waiting for a processor', 'responses'],
      rows,
    );
    return {
      figures: [
        {
          what: `${sent} generated inputs: the process`,
          goal: 'lives',
          measured: isAlive ? 'lives' : 'is gone',
          met: isAlive,
        },
        atMost('errors of the server among them', failures.length, 0, String),
        { what: 'longest stall of the event loop', measured: milliseconds(longest('elapsed')) },
        atMost('the same without waiting for a processor', longest('own'), longestStall, milliseconds),
      ],
      details: [table, ...failures.slice(0, 20)].join('\n'),
    };
  } finally {
    proxy.stop();
    await site.stop();
  }
}
