import { parseArgs } from 'node:util';
import { faultRun } from './faultRun.ts';
import { failureReports, failuresOf, tableOf } from './table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    visitors: { type: 'string' },
    sqlite: { type: 'boolean' },
    'lost-disks': { type: 'boolean' },
  },
});
const [applications = '5000'] = positionals;

// An aborted run also stops its programs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const outcome = await faultRun({
  seed: Number(values.seed ?? 1),
  applications: Number(applications),
  visitors: Number(values.visitors ?? 100),
  concurrency: 32,
  database: values.sqlite ? 'sqlite' : 'postgres',
  losesDisks: values['lost-disks'] ?? false,
  siteLives: [1_000, 10_000],
  contentServiceLives: [30_000, 120_000],
  onProgress: (message) => process.stderr.write(`\r${message} `),
});
process.stdout.write(`\n${tableOf(outcome)}\n${failureReports(outcome)}\n`);
process.exitCode = Object.values(failuresOf(outcome)).some((count) => count > 0) ? 1 : 0;
