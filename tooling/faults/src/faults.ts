import { parseArgs } from 'node:util';
import { faultRun } from './faultRun.ts';
import { failuresOf, tableOf } from './table.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [applications = '5000'] = positionals;

// Whoever breaks the run off ends what it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const outcome = await faultRun({
  seed: Number(values.seed ?? 1),
  applications: Number(applications),
  atOnce: 32,
  siteLives: [1_000, 10_000],
  contentServiceLives: [30_000, 120_000],
  progress: (said) => process.stderr.write(`\r${said} `),
});
process.stdout.write(`\n${tableOf(outcome)}\n`);
const { lost, twice, damaged, leftovers, traces } = outcome;
for (const [what, all] of Object.entries({ lost, twice, damaged, leftovers, traces }))
  for (const each of all.slice(0, 10)) process.stdout.write(`${what}: ${each}\n`);
process.exitCode = Object.values(failuresOf(outcome)).some((count) => count > 0) ? 1 : 0;
