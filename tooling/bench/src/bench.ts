import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chartOf } from './chart.ts';
import type { Figure, Found, Part } from './figure.ts';
import { manyJobs } from './scaling/manyJobs.ts';
import { manyTenants } from './scaling/manyTenants.ts';
import { behindNginx } from './load/behindNginx.ts';
import { cachedPages } from './load/cachedPages.ts';
import { coldPictures } from './load/coldPictures.ts';
import { floods } from './load/flood.ts';
import { memory } from './load/memory.ts';
import { severalProcesses } from './load/severalProcesses.ts';
import { steadyLoad } from './load/steadyLoad.ts';
import { uncachedPages } from './load/uncachedPages.ts';
import { hasWrk } from './load/wrk.ts';
import { besidePeers } from './peers/besidePeers.ts';
import { publishing } from './publishing/publishing.ts';
import { interaction } from './screens/interaction.ts';
import { lighthouse } from './screens/lighthouse.ts';
import { weight } from './screens/weight.ts';
import { startStack } from './stack.ts';
import { resultOf } from './table.ts';

const parts: Readonly<Record<string, { title: string; run: Part; needsWrk?: true }>> = {
  cached: { title: 'Cached pages beside nginx serving the same bytes', run: cachedPages, needsWrk: true },
  steady: { title: 'Cached pages at a constant rate while articles are published', run: steadyLoad, needsWrk: true },
  proxied: { title: 'Cached pages behind the nginx example', run: behindNginx, needsWrk: true },
  processes: { title: 'One, two and four processes behind one nginx', run: severalProcesses, needsWrk: true },
  uncached: { title: 'Pages made for each request', run: uncachedPages, needsWrk: true },
  flood: { title: 'An honest visitor beside a flood', run: floods, needsWrk: true },
  memory: { title: 'Memory and cold start', run: memory, needsWrk: true },
  pictures: { title: 'Cold pictures, and applications beside them', run: coldPictures },
  weight: { title: 'Bytes of every screen on a phone, compressed by brotli', run: weight },
  lighthouse: { title: 'Lighthouse, mobile', run: lighthouse },
  peers: { title: 'Beside Astro and Next with copies of the pages', run: besidePeers, needsWrk: true },
  interaction: { title: 'First interaction', run: interaction },
  publish: { title: 'Publish → visible', run: publishing },
  jobs: { title: '50 → 5’000 → 50’000 jobs', run: manyJobs, needsWrk: true },
  tenants: { title: '15 → 150 → 1’500 tenants', run: manyTenants, needsWrk: true },
};

const names = Object.keys(parts);

const { only = [], write: isKept = false } = parseArgs({
  options: { only: { type: 'string', multiple: true }, write: { type: 'boolean' } },
}).values;

/** Where `--write` keeps what was measured, and its pictures. */
const results = join(import.meta.dirname, '../RESULTS.md');
const pictures = join(import.meta.dirname, '../../docs/pictures');

/** The parts selected on the command line, or all. */
function wantedParts(): string[] {
  const wanted = only.flatMap((each) => each.split(','));
  const unknown = wanted.filter((each) => !names.includes(each));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join()}: --only takes ${names.join(', ')}.`);
  return wanted.length > 0 ? wanted : names;
}

const machine = (): string => {
  const processors = cpus();
  const load = loadavg().map((each) => each.toFixed(1));
  const memoryOfMachine = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  return `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${memoryOfMachine}; load in the last 1, 5 and 15 minutes ${load.join(', ')}`;
};

/** A failed part does not stop the others, but fails the command. */
function failed(title: string, error: unknown): Found {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
  return { figures: [{ what: title, measured: 'failed', met: false }] };
}

/** A section of the results: the budgets of a part, its picture and its table, and the machine that it ran on. */
function sectionOf(name: string, title: string, { figures, details, chart }: Found, minutes: number): string {
  const picture = chart && `![${chart.title}](../docs/pictures/${name}.svg)`;
  const conditions = `Measured on ${new Date().toISOString().slice(0, 10)} in ${minutes.toFixed(1)} minutes, on ${machine()}.`;
  return [`## ${title}`, figures.length > 0 && resultOf(figures), picture, details, conditions]
    .filter(Boolean)
    .join('\n\n');
}

/** Replaces the sections of the parts that were measured; the others stay as they are. */
async function keep(measured: ReadonlyMap<string, string>): Promise<void> {
  const before = (await readFile(results, 'utf8')).split(/^## /m).slice(1);
  const kept = new Map(before.map((section) => [section.split('\n', 1).join(), `## ${section.trimEnd()}`]));
  const sections = Object.values(parts).flatMap(({ title }) => measured.get(title) ?? kept.get(title) ?? []);
  const heading =
    '# What was measured\n\nEach part says when, and on which machine. `bench --write` writes them, all or some.';
  await writeFile(results, `${[heading, ...sections].join('\n\n')}\n`);
}

async function bench(): Promise<void> {
  const figures: Figure[] = [];
  const sections = new Map<string, string>();
  const wrk = await hasWrk();
  await using stack = await startStack();
  for (const name of wantedParts()) {
    const part = parts[name];
    if (!part) continue;
    if (part.needsWrk && !wrk) {
      figures.push({ what: part.title, measured: 'wrk is not installed: not measured' });
      continue;
    }
    process.stderr.write(`${part.title} …\n`);
    const startedAt = performance.now();
    const found = await part.run(stack).catch((error: unknown) => failed(part.title, error));
    const section = sectionOf(name, part.title, found, (performance.now() - startedAt) / 60_000);
    figures.push(...found.figures);
    sections.set(part.title, section);
    process.stdout.write(`\n${section}\n`);
    if (found.chart && isKept) await writeFile(join(pictures, `${name}.svg`), chartOf(found.chart));
  }
  process.stdout.write(`\n${resultOf(figures)}\n`);
  if (isKept) await keep(sections);
}

await bench();
