import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageProgram, quietTurbo } from './src/programs.ts';
import { readReports, summary } from './src/reports.ts';
import { repository } from './src/settings.ts';
import { step } from './src/steps.ts';
import { onStopRequest } from './src/stopRequest.ts';

const changedOnly = process.argv.includes('--changed');

/** Whether everything runs, also what other runs leave out as it takes minutes and seldom breaks: all `*.thorough.*`. */
const isThorough = process.argv.includes('--thorough');

/** What `--changed` compares with. */
const base = process.env.TURBO_SCM_BASE || 'main';

/** Linux' file system in memory, and what the files of all tests that run at the same time may need there, in bytes. */
const memory = { folder: '/dev/shm', needed: 2 * 2 ** 30 };

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory.folder);
    return bavail * bsize >= memory.needed && process.availableMemory() >= 2 * memory.needed;
  } catch {
    return false;
  }
}

/** For temporary files, in memory where there is room: databases wait for each write to reach the disk, longer than most tests take. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory.folder : tmpdir(), 'checks-'));
  // PostgreSQL's own user has a folder of its own inside.
  chmodSync(folder, 0o711);
  return folder;
}

const tool = (program: string): string => packageProgram(repository, program);

const options = ['--output-logs=errors-only', '--continue=dependencies-successful'];

/** Tasks of Turborepo, each of which has workers of its own. A failed one does not stop those that do not need it. */
const turbo = (concurrency: number, ...names: string[]): string[] =>
  [tool('turbo/bin/turbo'), 'run', ...names, ...options, `--concurrency=${concurrency}`].concat(
    changedOnly ? '--affected' : [],
  );

/** What specs and the fault tool start. */
const started = ['cms#build', 'group-site#build', 'rivabella#build', '@group/e2e#content'];

/** Packages whose tests end the lane that those of the content service begin, some with what the other lane has built. */
const last = ['content-client', 'server', 'generators', 'operations', 'faults', 'ui', 'themes', 'start'].map(
  (name) => `@group/${name}`,
);

interface Check {
  title: string;
  /** On two cores. */
  minutes: number;
  /** Arguments of programs. Lanes run at the same time, and in each the programs in turn. */
  lanes: string[][][];
}

const quick: Check[] = [
  { title: 'Format', minutes: 0, lanes: [[[tool('oxfmt/bin/oxfmt'), '--check']]] },
  { title: 'Direction of imports', minutes: 0, lanes: [[[tool('turbo/bin/turbo'), 'boundaries']]] },
  { title: 'Nothing unused', minutes: 0.1, lanes: [[[tool('knip/bin/knip.js')]]] },
  { title: 'Lint and types', minutes: 0.5, lanes: [[turbo(1, 'lint:code', 'typecheck')]] },
];

const units = 'Units, contract with the content service, stories in a browser';

const checks: Check[] = changedOnly
  ? [
      ...quick,
      {
        title: `${units}: what changed since ${base}`,
        minutes: 0.5,
        lanes: [[[...turbo(2, 'test'), '--', '--changed', base]]],
      },
    ]
  : [
      ...quick,
      {
        title: `${units}; builds, example content`,
        minutes: isThorough ? 12 : 7,
        // Two lanes that take as long as each other, as each task alone leaves a core idle at times. Turborepo, which begins
        // tasks in any order, would leave the longest for the end, and both lanes would build the programs.
        lanes: [
          [turbo(1, 'cms#test'), turbo(1, ...last.map((name) => `${name}#test`))],
          [turbo(1, ...started), [...turbo(1, 'test'), ...['cms', ...last].map((name) => `--filter=!${name}`)]],
        ],
      },
      // All suites in one run: each worker starts all programs, and all workers work until the end.
      { title: 'Specs in browsers', minutes: isThorough ? 30 : 5, lanes: [[turbo(1, 'e2e')]] },
    ];

const temporary = temporaryFolder();
// Loading the content service's modules takes a third less time from the cache of their compiled code.
const files = { TMPDIR: temporary, NODE_COMPILE_CACHE: join(temporary, 'compiled') };
const env = {
  ...process.env,
  ...files,
  ...quietTurbo,
  TURBO_SCM_BASE: base,
  FORCE_COLOR: '1',
  ...(isThorough && { THOROUGH: '1' }),
};

const children = new Set<ReturnType<typeof spawn>>();
let isStopped = false;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
onStopRequest(() => {
  isStopped = true;
  for (const child of children) child.kill();
});

async function succeeds(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: repository, env, stdio: 'inherit' });
  children.add(child);
  const [code] = await once(child, 'exit');
  children.delete(child);
  return code === 0;
}

/** Whether all programs of a lane succeed; a failed one does not keep the next from running. */
async function allSucceed(programs: readonly string[][]): Promise<boolean> {
  const results: boolean[] = [];
  for (const program of programs) if (!isStopped) results.push(await succeeds(program));
  return !results.includes(false);
}

async function run({ title, lanes }: Check): Promise<string[]> {
  const work = async (): Promise<void> => {
    const results = await Promise.all(lanes.map(allSucceed));
    // A program that is stopped may end as one that succeeds.
    if (isStopped || results.includes(false)) throw new Error(title);
  };
  return step(title, work).then(
    () => [],
    () => [title],
  );
}

const total = checks.reduce((sum, { minutes }) => sum + minutes, 0);
console.log(`${checks.length} steps, about ${Math.ceil(total)} minutes on two cores without Turborepo's cache:`);
for (const { title, minutes } of checks) console.log(`  ${title}${minutes >= 0.5 ? `, ${minutes} min` : ''}`);
console.log(
  changedOnly
    ? ''
    : '`test --changed` runs what a change concerns, without specs; `test --thorough` also what takes long.\n',
);

const startedAt = performance.now();
const failed: string[] = [];
for (const check of checks) if (!isStopped) failed.push(...(await run(check)));
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `\nAfter ${minutes} minutes: ${failed.length > 0 ? `failed: ${failed.join('; ')}` : summary(readReports(repository))}`,
);
process.exit(isStopped ? 130 : failed.length > 0 ? 1 : 0);
