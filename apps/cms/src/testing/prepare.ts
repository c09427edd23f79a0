import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms, startPostgres } from '@group/postgres/postgres';

/** The app's folder. */
export const app = resolve(import.meta.dirname, '../..');

/** Output folder of the tests: not `dist`, which a concurrent build may be writing. */
export const compiled = join(app, '.cache/compiled');

/** A data directory after the service's first start, which creates tables, roles and their permissions. */
export const startedData = join(app, '.cache/startedData');

/** The same with the example content of Tabor and Rivabella. */
export const seededData = join(app, '.cache/seededData');

/** The data of PostgreSQL after the first start, with the tokens and secrets of `startedData`. */
export const startedDatabase = join(app, '.cache/startedDatabase');

/** The same with the example content of Rivabella, and the data directory that belongs to it. */
export const seededDatabase = {
  postgres: join(app, '.cache/seededDatabase'),
  data: join(app, '.cache/seededWithPostgres'),
};

/** The environment of a program of the content service. */
export function environmentOf(dataDirectory: string, databaseUrl = ''): NodeJS.ProcessEnv {
  const { CONTENT_API_TOKEN: _, ...environment } = process.env;
  return { ...environment, NODE_ENV: 'production', CMS_DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
}

/** Runs a program in a process of its own: Strapi is a global. */
async function run(dataDirectory: string, program: string, args: readonly string[], databaseUrl = ''): Promise<void> {
  const env = environmentOf(dataDirectory, databaseUrl);
  await promisify(execFile)(process.execPath, [program, ...args], { env });
}

const startOnce = (directory: string, databaseUrl = ''): Promise<void> =>
  run(directory, join(import.meta.dirname, 'startOnce.ts'), [directory, databaseUrl]);

/** Without its types, which the task `typecheck` checks. */
function compile(): void {
  rmSync(compiled, { recursive: true, force: true });
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const options = ['-p', app, '--noCheck', '--outDir', compiled];
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options], { stdio: 'inherit' });
}

/** Works on a copy of a folder among the temporary files, which may be in memory. */
async function withCopy(source: string | undefined, work: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'cms-prepared-'));
  if (source) cpSync(source, directory, { recursive: true });
  await work(directory);
  rmSync(directory, { recursive: true });
}

async function keep(directory: string, target: string, work: Promise<void>): Promise<void> {
  await work;
  rmSync(target, { recursive: true, force: true });
  cpSync(directory, target, { recursive: true });
}

const seed = (directory: string, keys: readonly string[], databaseUrl = ''): Promise<void> =>
  run(directory, join(compiled, 'src/commands/seed.js'), keys, databaseUrl);

async function startOnPostgres(directory: string, programs: string): Promise<void> {
  const database = await startPostgres(programs);
  await startOnce(directory, database.url);
  database.save(startedDatabase);
  await keep(directory, seededDatabase.data, seed(directory, ['rivabella'], database.url));
  database.save(seededDatabase.postgres);
  database.stop();
}

/** From what the states are made, but for tests; within the app's folder. */
const sources = ['config', 'database', 'seed', 'src', '../../packages/{content-client,metrics,themes}/src'];

/** Changes with what the states depend on: code, dependencies, PostgreSQL, and the date, as events are to come. */
function fingerprint(): string {
  const hash = createHash('sha256').update(`${new Date().toDateString()} ${postgresPrograms}`);
  const inside = sources.map((folder) => `${folder}/**/*.*`);
  const files = globSync([...inside, '../../pnpm-lock.yaml'], { cwd: app, exclude: ['**/*.test.*'] });
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(app, file)));
  return hash.digest('hex');
}

/** The fingerprint of the states that are there. */
const preparedFrom = join(app, '.cache/preparedFrom');

/** Compiles the content service and prepares the states from which tests start, unless they are there already. */
export default async function prepare(): Promise<void> {
  const current = fingerprint();
  if (existsSync(preparedFrom) && readFileSync(preparedFrom, 'utf8') === current) return;
  rmSync(preparedFrom, { force: true });
  compile();
  await withCopy(undefined, (directory) => keep(directory, startedData, startOnce(directory)));
  await Promise.all([
    withCopy(startedData, (directory) => keep(directory, seededData, seed(directory, ['tabor', 'rivabella']))),
    postgresPrograms && withCopy(startedData, (directory) => startOnPostgres(directory, postgresPrograms ?? '')),
  ]);
  writeFileSync(preparedFrom, current);
}
