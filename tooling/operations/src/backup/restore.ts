import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readArchive } from './archive.ts';
import { contentsOf, type Manifest, manifestFile, manifestSchema, parts, sqliteFile, summarise } from './manifest.ts';
import { type Postgres, postgresAt } from './postgresql.ts';
import { runCommand } from '../runCommand.ts';
import { type Program, runProgram, startProgram } from './program.ts';
import { rowsOfSqlite } from './sqlite.ts';

interface RestoreOptions {
  /** File with the private key of an encrypted backup. */
  identity?: string | undefined;
  /** Of an empty database, for a backup of PostgreSQL. */
  databaseUrl?: string | undefined;
  /** Whether everything is removed again. */
  isDrill?: boolean | undefined;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const write = ({ stdin }: Program, chunk: unknown): Promise<void> =>
  new Promise((done, failed) => stdin.write(chunk, (error) => (error ? failed(error) : done())));

/** @returns the paths in the backup */
async function extractAll(
  backup: string,
  folder: string,
  identity: string | undefined,
  postgres: Postgres | undefined,
): Promise<Set<string>> {
  const paths = new Set<string>();
  let dump: Program | undefined;
  try {
    await readArchive(backup, identity, async (path, content) => {
      if (paths.has(path) || path.split('/').includes('..')) throw new Error(`it has no safe path ${path}`);
      paths.add(path);
      if (path.startsWith(parts.database)) {
        if (!postgres) throw new Error('its database is of PostgreSQL: set DATABASE_URL to an empty one');
        dump ??= postgres.restore();
        for await (const chunk of content) await write(dump, chunk);
        return;
      }
      if (postgres && path === sqliteFile) throw new Error('its database is of SQLite: unset DATABASE_URL');
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    });
    if (dump) await runProgram(dump);
    return paths;
  } catch (error) {
    dump?.stdin.destroy();
    // If it has failed, that is why nothing could be written to it.
    await dump?.ended;
    throw error;
  }
}

/** Throws at the first file or table that is not as it was when the backup was made. */
async function compare(
  { files, tables }: Manifest,
  folder: string,
  paths: ReadonlySet<string>,
  postgres: Postgres | undefined,
): Promise<void> {
  for (const path of new Set([...paths, ...Object.keys(files)])) {
    const isPresent =
      paths.has(path) && (path.startsWith(parts.database) || (await hashOf(join(folder, path))) === files[path]);
    if (!isPresent && path !== manifestFile) throw new Error(`its ${path} is damaged`);
  }
  const sqlite = join(folder, sqliteFile);
  const snapshot = await postgres?.snapshot();
  const restored = await summarise(snapshot?.rows() ?? (existsSync(sqlite) ? rowsOfSqlite(sqlite) : []));
  await snapshot?.close();
  for (const name of new Set([...Object.keys(tables), ...Object.keys(restored.tables)]))
    if (tables[name]?.hash !== restored.tables[name]?.hash) throw new Error(`its table ${name} is damaged`);
}

/**
 * Restores a backup into an empty folder, whose owner then owns all files, and compares counts and hashes with those of
 * the backup. Throws one sentence; nothing remains in the folder and the database then.
 */
export async function restore(backup: string, folder: string, options: RestoreOptions = {}): Promise<Manifest> {
  const { identity, databaseUrl, isDrill } = options;
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: nothing in it is replaced.`);
  const postgres = databaseUrl ? postgresAt(databaseUrl, await stat(folder)) : undefined;
  await postgres?.requireEmpty();
  let keeps = false;
  try {
    const paths = await extractAll(backup, folder, identity, postgres);
    if (!paths.has(manifestFile)) throw new Error('it is not complete');
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
    await compare(manifest, folder, paths, postgres);
    await rm(join(folder, manifestFile));
    await chmod(folder, 0o700);
    if (process.getuid?.() === 0) await runProgram(startProgram('chown', ['-R', `--reference=${folder}`, folder]));
    keeps = !isDrill;
    return manifest;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${backup} could not be restored: ${reason}.`, { cause: error });
  } finally {
    if (!keeps) {
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
      await postgres?.clear();
    }
  }
}

async function main(): Promise<string[]> {
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' }, drill: { type: 'boolean' } },
  });
  const [backup, folder] = positionals.map((path) => resolve(path));
  if (!backup || !folder) throw new Error('Usage: restore [--drill] [--identity <file>] <backup> <empty folder>');
  const identity = values.identity && resolve(values.identity);
  const options = { identity, databaseUrl: process.env.DATABASE_URL, isDrill: values.drill };
  const manifest = await restore(backup, folder, options);
  return [
    `Counts and hashes are equal${values.drill ? ', everything was removed again' : ''}: ${contentsOf(manifest)}.`,
    ...manifest.leftOut.map((part) => `It lacks the ${part}.`),
  ];
}

if (import.meta.main) await runCommand(main);
