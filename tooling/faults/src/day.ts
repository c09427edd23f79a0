import { parseArgs } from 'node:util';
import { hostileDay } from './day/hostileDay.ts';

const { values } = parseArgs({ options: { share: { type: 'string', default: '1' } } });

// An aborted run also stops its programs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { minutesDown, slowestProbeMs, failures, attempts } = await hostileDay({
  share: Number(values.share),
  onProgress: (message) => process.stderr.write(`\r${message} `),
});
process.stdout.write('\n| A day of one hostile client |     |\n| --- | --: |\n');
for (const [title, count] of Object.entries(attempts)) process.stdout.write(`| ${title} | ${count} |\n`);
process.stdout.write(`| slowest page or application of others | ${Math.round(slowestProbeMs)} ms |\n`);
process.stdout.write(`| minutes down | ${minutesDown} |\n`);
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.exitCode = minutesDown > 0 ? 1 : 0;
