import { join } from 'node:path';
import type { ProgramOptions } from './program.ts';
import { logsDirectory, packageProgram, quietTurbo } from './programs.ts';
import { repository } from './settings.ts';

/** One step of the test command. */
export interface Check {
  title: string;
  program: ProgramOptions;
  /** Whether the step writes test reports; otherwise it counts as a single test. */
  counts: boolean;
}

const tool = (program: string): string => packageProgram(repository, program);

/** Makes a step of the test command. */
type MakeCheck = (title: string, name: string, args: string[], counts?: boolean) => Check;

const makeCheck =
  (temporary: string | undefined): MakeCheck =>
  (title, name, args, counts = false) => {
    // Loading the content service's modules takes a third less time from the cache of their compiled code.
    const files = temporary && { TMPDIR: temporary, NODE_COMPILE_CACHE: join(temporary, 'compiled') };
    const environment = { ...process.env, ...files, ...quietTurbo, FORCE_COLOR: '1' };
    const logFile = join(logsDirectory, `test-${name}.log`);
    return { title, counts, program: { title, args, cwd: repository, environment, logFile } };
  };

/** Tasks of turbo, of which a few run at a time, as each has its own workers. A failed one does not stop the others. */
function tasks(names: readonly string[], concurrency = 2): string[] {
  const settings = ['--continue=dependencies-successful', '--output-logs=errors-only', `--concurrency=${concurrency}`];
  return [tool('turbo/bin/turbo'), 'run', ...names, ...settings];
}

/** The suites of specs, each with two workers that start all programs. */
const suites = ['e2e:group-site', 'e2e:rivabella'];

/** The packages whose tasks build what the suites start; the example content builds the content service. */
const built = ['group-site', 'rivabella', '@group/e2e'].map((name) => `--filter=${name}`);

/**
 * All checks of the test command, fast ones first.
 * @param temporary a folder for temporary files; by default the system's
 */
export function allChecks(temporary?: string): Check[] {
  const check = makeCheck(temporary);
  return [
    check('Format', 'format', [tool('oxfmt/bin/oxfmt'), '--check']),
    check('Lint', 'lint', tasks(['lint:code'])),
    check('Direction of imports', 'boundaries', [tool('turbo/bin/turbo'), 'boundaries']),
    check('Nothing unused', 'unused', [tool('knip/bin/knip.js')]),
    check('Types', 'types', tasks(['typecheck'])),
    check('Sites and example content', 'build', [...tasks(['build', 'content']), ...built]),
    check('Units, contract with the content service, stories in a browser', 'units', tasks(['test']), true),
    check('Specs in browsers', 'specs', tasks(suites, 1), true),
  ];
}
