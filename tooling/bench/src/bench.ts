import { writeFile } from 'node:fs/promises';
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

const { only = [], write = false } = parseArgs({
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

async function bench(): Promise<void> {
  const figures: Figure[] = [];
  const tables: string[] = [];
  const [startedAt, loadBefore] = [performance.now(), loadavg()[0] ?? 0];
  const wrk = await hasWrk();
  const stack = await startStack();
  try {
    for (const name of wantedParts()) {
      const part = parts[name];
      if (!part) continue;
      if (part.needsWrk && !wrk) {
        figures.push({ what: part.title, measured: 'wrk is not installed: not measured' });
        continue;
      }
      process.stderr.write(`${part.title} …\n`);
      const found = await part.run(stack).catch((error: unknown) => failed(part.title, error));
      figures.push(...found.figures);
      if (!found.details) continue;
      process.stdout.write(`\n## ${part.title}\n\n${found.details}\n`);
      const picture = found.chart ? `![${found.chart.title}](../docs/pictures/${name}.svg)\n\n` : '';
      tables.push(`## ${part.title}\n\n${picture}${found.details}\n`);
      if (found.chart && write) await writeFile(join(pictures, `${name}.svg`), chartOf(found.chart));
    }
  } finally {
    await stack.stop();
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const conditions = `One run on loopback, ${minutes} minutes, on ${machine()}; ${loadBefore.toFixed(1)} before it began.`;
  const result = `${resultOf(figures)}\n\n${conditions}\n`;
  process.stdout.write(`\n${result}`);
  if (!write) return;
  const command = `\`node tooling/bench/src/bench.ts ${process.argv.slice(2).join(' ')}\``;
  await writeFile(results, `# What was measured\n\nWritten by ${command}.\n\n${[result, ...tables].join('\n')}`);
}

await bench();
