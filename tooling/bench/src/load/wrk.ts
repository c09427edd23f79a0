import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { middle } from '../middle.ts';
import { processorTime } from './processorTime.ts';

const run = promisify(execFile);

/** The result of a wrk run. */
export interface Load {
  /** Requests per second. */
  rate: number;
  /** Response times in milliseconds, median and 99th percentile. */
  p50: number;
  p99: number;
  /** Responses with a status other than 2xx and 3xx, and broken connections. */
  failed: number;
  /** CPU time of the server per request in microseconds, which is independent of other load. */
  cost: number;
}

const perMillisecond: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

function latency(report: string, percentile: string): number {
  const [, value = '', unit = ''] = new RegExp(`\\s${percentile}%\\s+([\\d.]+)(us|ms|s|m)`).exec(report) ?? [];
  return Number(value) * (perMillisecond[unit] ?? Number.NaN);
}

/** Parses the report of `wrk --latency`. Throws if it is invalid. */
export function readReport(report: string): Omit<Load, 'cost'> {
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  if (Number.isNaN(rate)) throw new Error(`wrk said: ${report}`);
  const rejected = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0);
  const [, ...broken] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  const failed = broken.reduce((sum, count) => sum + Number(count), rejected);
  return { rate, p50: latency(report, '50'), p99: latency(report, '99'), failed };
}

export interface Aim {
  url: string;
  /** Process of the server. */
  pid: number;
  headers?: Readonly<Record<string, string>>;
  connections?: number;
  seconds?: number;
  /** A wrk script that varies the request. */
  script?: string;
}

/** Whether wrk is installed. */
export async function hasWrk(): Promise<boolean> {
  // `wrk -v` exits with 1 after printing its version.
  return run('wrk', ['--version']).then(
    () => true,
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
  );
}

/** Requests a URL as fast as possible from one thread. */
export async function load(aim: Aim): Promise<Load> {
  const { url, pid, headers = {}, connections = 16, seconds = 2, script } = aim;
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...named,
    ...(script ? ['-s', script] : []),
    url,
  ];
  const before = await processorTime(pid);
  const report = readReport((await run('wrk', args)).stdout);
  const used = (await processorTime(pid)) - before;
  return { ...report, cost: (used * 1_000) / (report.rate * seconds) };
}

/** The median of each value of several runs; failures are summed. */
export function middleOf(loads: readonly Load[]): Load {
  const of = (figure: 'rate' | 'p50' | 'p99' | 'cost'): number => middle(loads.map((each) => each[figure]));
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    cost: of('cost'),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Measures several targets alternately, so that other load affects all of them equally.
 * @returns the results of each target
 */
export async function measureInTurn<Target, Result>(
  targets: readonly Target[],
  measure: (target: Target) => Promise<Result>,
  rounds = 3,
): Promise<Result[][]> {
  const results = targets.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [position, target] of targets.entries()) results[position]?.push(await measure(target));
  }
  return results;
}

/** Runs wrk at several targets in turn, and returns the medians of each. */
export const inTurn = async (aims: readonly Aim[]): Promise<Load[]> => (await measureInTurn(aims, load)).map(middleOf);
