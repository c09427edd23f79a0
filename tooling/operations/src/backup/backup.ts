import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ArchiveWriter, checkEncryption, writeArchive } from './archive.ts';
import { addFolder } from './folder.ts';
import { contentsOf, type Manifest, manifestFile, parts, sqliteFile, summarise } from './manifest.ts';
import { addOutbox } from './outbox.ts';
import { type Postgres, postgresAt } from './postgresql.ts';
import { runCommand } from '../runCommand.ts';
import type { Program } from './program.ts';
import { rowsOfSqlite, withSnapshot } from './sqlite.ts';

const usage =
  'Usage: backup [--content <CMS_DATA_DIR>] [--settings <folder>] [--recipients <file>] ' +
  '[--leave-out content|outboxes|settings|bucket]… <new file> <SITE_DATA_DIR>…';

interface BackupOptions {
  /** `CMS_DATA_DIR`. */
  content?: string | undefined;
  /** `SITE_DATA_DIR` of each process of the sites. */
  sites: readonly string[];
  /** Folder of the environment files. */
  settings?: string | undefined;
  /** File with public keys for `age`. */
  recipients?: string | undefined;
  leaveOut?: readonly string[];
  databaseUrl?: string | undefined;
}

/** A note of the content service in its data folder about what is elsewhere. */
async function noteIn(folder: string, name: string): Promise<string | undefined> {
  const file = join(folder, name);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}

/** The parts that the backup lacks. Throws unless the operator has left out each of them. */
async function lackingParts({ content, sites, settings, leaveOut = [] }: BackupOptions): Promise<string[]> {
  const bucket = content && (await noteIn(content, 'media-bucket'));
  const advice = {
    content: content === undefined && 'name its data folder with --content',
    outboxes: sites.length === 0 && 'name the data folder of each site: it can have undelivered applications',
    settings: settings === undefined && 'name the folder of the environment files with --settings',
    bucket: bucket !== undefined && `copy the files in ${bucket} with the tools of its store`,
  };
  const lacking = Object.entries(advice).filter(([, text]) => text !== false);
  for (const [part, text] of lacking)
    if (!leaveOut.includes(part))
      throw new Error(`The ${part} would not be in the backup: ${text}, or add --leave-out ${part}.`);
  return lacking.map(([part]) => part);
}

/** The content service's PostgreSQL; `undefined` if it uses SQLite. Throws if that is not certain. */
async function postgresOf(content: string, databaseUrl: string | undefined): Promise<Postgres | undefined> {
  if (databaseUrl) return postgresAt(databaseUrl, await stat(content));
  const server = await noteIn(content, 'database-server');
  if (server) throw new Error(`The database is on ${server}: set DATABASE_URL as for the content service.`);
  if (existsSync(join(content, 'content.db'))) return undefined;
  throw new Error(`${content} has no content.db: set DATABASE_URL, or name another folder with --content.`);
}

/** The database of the content service as it was at one moment. */
interface Snapshot {
  rows: () => AsyncIterable<string> | Iterable<string>;
  add: (archive: ArchiveWriter) => Promise<void>;
}

async function addDump(archive: ArchiveWriter, { stdin, stdout, ended }: Program): Promise<void> {
  stdin.end();
  let at = 0;
  // In pieces, because tar needs the size of a file ahead of it.
  for await (const chunk of stdout) await archive.addBytes(`${parts.database}${String(at++).padStart(8, '0')}`, chunk);
  await ended;
}

async function withDatabase<Result>(
  content: string,
  postgres: Postgres | undefined,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (!postgres) {
    return withSnapshot(join(content, 'content.db'), (file) =>
      work({ rows: () => rowsOfSqlite(file), add: (archive) => archive.addFile(sqliteFile, file) }),
    );
  }
  const { rows, dump, close } = await postgres.snapshot();
  try {
    return await work({ rows, add: (archive) => addDump(archive, dump()) });
  } finally {
    await close();
  }
}

type Contents = Pick<Manifest, 'tables' | 'applicationFiles' | 'missing'>;

const nothing: Contents = { tables: {}, applicationFiles: 0, missing: [] };

/** Everything but requests in progress, and the database, of which a copy of the file would be inconsistent. */
const isContentFile = (path: string): boolean => path !== 'incoming' && !/^content\.db(?:-\w+)?$/.test(path);

/**
 * Adds the content service: its files, then the database, then the files that came in between. A file is written before
 * its row and removed after it, so each row of the snapshot has its files in one of the two passes.
 */
async function addContent(
  archive: ArchiveWriter,
  content: string,
  postgres: Postgres | undefined,
  hasFiles: boolean,
): Promise<Contents> {
  const addFiles = () => addFolder(archive, parts.content, content, isContentFile);
  await addFiles();
  for (let attempt = 1; ; attempt++) {
    const added = await withDatabase(content, postgres, async (snapshot) => {
      await addFiles();
      const summary = await summarise(snapshot.rows());
      if (Object.keys(summary.tables).length === 0) throw new Error('The database is empty: DATABASE_URL is wrong.');
      const missing = hasFiles ? summary.applicationFiles.filter((path) => !archive.hashes.has(path)) : [];
      // An application that came and was erased between the passes: the next snapshot lacks its row.
      if (missing.length > 0 && attempt < 3) return undefined;
      await snapshot.add(archive);
      return { tables: summary.tables, applicationFiles: summary.applicationFiles.length, missing };
    });
    if (added) return added;
  }
}

/**
 * Backs up running programs into one file. Throws one sentence; `target` then does not exist.
 *
 * Outboxes come first: an application that leaves one meanwhile is in the content service, which is read later. If it is in
 * both, the content service recognises its key after a restore.
 */
export async function backUp(target: string, options: BackupOptions): Promise<Manifest> {
  const { content, sites, settings, recipients, databaseUrl } = options;
  for (const folder of [content, settings, ...sites])
    if (folder !== undefined && !existsSync(folder)) throw new Error(`${folder} does not exist.`);
  if (existsSync(target)) throw new Error(`${target} exists already: a backup never replaces another one.`);
  const leftOut = await lackingParts(options);
  const postgres = content === undefined ? undefined : await postgresOf(content, databaseUrl);
  await postgres?.check();
  if (recipients !== undefined) await checkEncryption(recipients);
  return writeArchive(target, recipients, async (archive) => {
    const waiting: Record<string, number> = {};
    for (const site of sites) waiting[site] = await addOutbox(archive, site);
    const contents = content && (await addContent(archive, content, postgres, !leftOut.includes('bucket')));
    if (settings !== undefined) await addFolder(archive, parts.settings, settings);
    const manifest = { leftOut, waiting, ...(contents || nothing), files: Object.fromEntries(archive.hashes) };
    await archive.addBytes(manifestFile, Buffer.from(JSON.stringify(manifest)));
    return manifest;
  });
}

async function main(): Promise<string[]> {
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      content: { type: 'string' },
      settings: { type: 'string' },
      recipients: { type: 'string' },
      'leave-out': { type: 'string', multiple: true },
    },
  });
  const { content, settings, recipients, 'leave-out': leaveOut = [] } = values;
  const [target, ...sites] = positionals.map((path) => resolve(path));
  if (target === undefined) throw new Error(usage);
  const manifest = await backUp(target, {
    content: content && resolve(content),
    sites,
    settings: settings && resolve(settings),
    recipients: recipients && resolve(recipients),
    leaveOut,
    databaseUrl: process.env.DATABASE_URL,
  });
  if (manifest.missing.length > 0) process.exitCode = 2;
  return [
    `${target} has ${contentsOf(manifest)}.`,
    ...manifest.leftOut.map((part) => `It lacks the ${part}.`),
    ...manifest.missing.map((path) => `The program had lost ${path} before.`),
  ];
}

if (import.meta.main) await runCommand(main);
