import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Where one process writes what arrives. */
export interface FilesFolder {
  path: string;
  release(): void;
}

/** Without its lock a folder is left alone for this long, in milliseconds: it may just be in the making. */
const youngFor = 3_600_000;

/** What nobody refers to is closed when memory is cleaned up, and unlocked with it. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file for as long as this process lives: the system itself unlocks it, however the process ends. SQLite is what
 * locks files in Node, and asks no more of the disk than the outbox does. `undefined` where somebody else has it.
 */
function lock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written: a journal would only be one more file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch {
    database.close();
    return undefined;
  }
}

async function isYoung(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs < youngFor;
}

const lockOf = (folder: string): string => `${folder}.lock`;

/**
 * Removes what arrived at processes that are no more, but for the folders that are `known`: it was promised to nobody,
 * or is delivered. What arrives at processes that live is theirs.
 */
export async function sweepFiles(directory: string, known: ReadonlySet<string>): Promise<void> {
  const names = await readdir(directory);
  for (const name of names.filter((each) => !each.endsWith('.lock'))) {
    const folder = join(directory, name);
    const beingMade = !names.includes(`${name}.lock`) && (await isYoung(folder));
    const locked = beingMade ? undefined : lock(lockOf(folder));
    if (!locked) continue;
    // Another process may have swept it a moment ago.
    const drafts = (await readdir(folder).catch(() => [])).map((draft) => join(folder, draft));
    const left = drafts.filter((draft) => !known.has(draft));
    for (const draft of left) await rm(draft, { recursive: true, force: true });
    if (left.length === drafts.length) {
      await rm(folder, { recursive: true, force: true });
      await rm(lockOf(folder), { force: true });
    }
    locked.close();
  }
}

/** Makes a folder that nobody else sweeps while this process lives. Rejects where the disk refuses. */
export async function makeFilesFolder(directory: string): Promise<FilesFolder> {
  const path = join(directory, randomUUID());
  const locked = lock(lockOf(path));
  if (!locked) throw new Error('the folder for files cannot be locked');
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    locked.close();
    throw error;
  }
  held.add(locked);
  return {
    path,
    release() {
      held.delete(locked);
      locked.close();
    },
  };
}
