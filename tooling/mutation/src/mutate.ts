import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { leastKilled, type Module, modules } from './modules.ts';

const repository = join(import.meta.dirname, '../../..');

/** Mutants that were killed, in percent of all valid ones. */
async function killedIn({ folder, files, tests }: Module): Promise<number> {
  // Stryker reads its files from the working directory.
  process.chdir(join(repository, folder));
  const stryker = new Stryker({
    packageManager: 'pnpm',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: true },
    mutate: [...files],
    testFiles: [...tests],
    coverageAnalysis: 'perTest',
    // Constants of a module: with Vitest they keep the value that they had when the module was loaded.
    ignoreStatic: true,
    // It extends one outside the copy, and Stryker cannot rewrite it with TypeScript 7. The tests do without it.
    ignorePatterns: ['tsconfig.json'],
    // Types are checked elsewhere; a mutant may break them.
    disableTypeChecks: true,
    concurrency: 2,
    timeoutMS: 20_000,
    tempDirName: '.cache/mutants',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  const of = (...states: readonly string[]): number => results.filter(({ status }) => states.includes(status)).length;
  const killed = of('Killed', 'Timeout');
  const valid = killed + of('Survived', 'NoCoverage');
  return valid === 0 ? 0 : (100 * killed) / valid;
}

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(modules);
const figures: string[] = [];
let isEnough = true;
for (const name of chosen) {
  const found = modules[name];
  if (!found) throw new Error(`There is no module ${name}: ${Object.keys(modules).join(', ')}`);
  const killed = await killedIn(found);
  isEnough &&= killed >= leastKilled;
  figures.push(`${name.padEnd(12)} ${killed.toFixed(1).padStart(5)} %`);
}
process.stdout.write(`\nKilled mutants, at least ${leastKilled} % each:\n${figures.join('\n')}\n`);
process.exitCode = isEnough ? 0 : 1;
