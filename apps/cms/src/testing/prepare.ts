import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The app's folder. */
export const app = resolve(import.meta.dirname, '../..');

/** Output folder of the tests: not `dist`, which a concurrent build may be writing. */
export const compiled = join(app, '.cache/compiled');

export const seedProgram = join(compiled, 'src/commands/seed.js');

/** A data directory after the service's first start, which creates tables, roles and their permissions. */
export const startedData = join(app, '.cache/startedData');

/** The same with the example content of Tabor and Rivabella. */
export const seededData = join(app, '.cache/seededData');

/** The environment of a program of the content service. */
export function environmentOf(dataDirectory: string, databaseUrl = ''): NodeJS.ProcessEnv {
  const { CONTENT_API_TOKEN: _, ...environment } = process.env;
  return { ...environment, NODE_ENV: 'production', CMS_DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
}

/** Runs a program in a process of its own: Strapi is a global. */
function run(dataDirectory: string, program: string, args: readonly string[]): void {
  execFileSync(process.execPath, [program, ...args], { env: environmentOf(dataDirectory) });
}

/** Without its types, which the task `typecheck` checks. */
function compile(): void {
  rmSync(compiled, { recursive: true, force: true });
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const options = ['-p', app, '--noCheck', '--outDir', compiled];
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options], { stdio: 'inherit' });
}

/** Makes a state among the temporary files, which may be in memory, from another one. */
function make(target: string, source: string | undefined, work: (directory: string) => void): void {
  const directory = mkdtempSync(join(tmpdir(), 'cms-prepared-'));
  if (source) cpSync(source, directory, { recursive: true });
  work(directory);
  rmSync(target, { recursive: true, force: true });
  cpSync(directory, target, { recursive: true });
  rmSync(directory, { recursive: true });
}

/** From what the states are made, but for tests; within the app's folder. */
const sources = ['config', 'database', 'seed', 'src', '../../packages/{content-client,metrics,themes}/src'];

/** Changes with what the states depend on: code, dependencies, and the date, as events are to come. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  const inside = sources.map((folder) => `${folder}/**/*.*`);
  const files = globSync([...inside, '../../pnpm-lock.yaml'], { cwd: app, exclude: ['**/*.test.*'] });
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(app, file)));
  return hash.digest('hex');
}

/** The fingerprint of the states that are there. */
const preparedFrom = join(app, '.cache/preparedFrom');

/** Compiles the content service and prepares the states from which tests start, unless they are there already. */
export default function prepare(): void {
  const current = fingerprint();
  if (existsSync(preparedFrom) && readFileSync(preparedFrom, 'utf8') === current) return;
  rmSync(preparedFrom, { force: true });
  compile();
  make(startedData, undefined, (directory) => run(directory, join(import.meta.dirname, 'startOnce.ts'), [directory]));
  make(seededData, startedData, (directory) => run(directory, seedProgram, ['tabor', 'rivabella']));
  writeFileSync(preparedFrom, current);
}
