import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Where one process writes what arrives. */
export interface FilesFolder {
  path: string;
  release(): void;
}

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

const lockOf = (folder: string): string => `${folder}.lock`;

/** Removes the drafts in a folder that are not `known`, and the folder with its lock where nothing is left. */
async function sweepFolder(folder: string, known: ReadonlySet<string>): Promise<void> {
  // Another process may have swept it a moment ago.
  const drafts = await readdir(folder).catch(() => []);
  const left = drafts.filter((draft) => !known.has(draft));
  for (const draft of left) await rm(join(folder, draft), { recursive: true, force: true });
  if (left.length < drafts.length) return;
  await rm(folder, { recursive: true, force: true });
  await rm(lockOf(folder), { force: true });
}

/**
 * Removes what arrived at processes that are no more: it was promised to nobody, or is delivered. What arrives at
 * processes that live is theirs.
 * @param readKnown names of the drafts that were accepted. Asked once the folders are locked: their processes can no
 *   longer accept anything.
 */
export async function collectGarbage(directory: string, readKnown: () => ReadonlySet<string>): Promise<void> {
  const names = await readdir(directory);
  const abandoned = new Map<string, DatabaseSync>();
  try {
    // A process locks its folder before it makes it.
    for (const folder of names.filter((name) => !name.endsWith('.lock')).map((name) => join(directory, name))) {
      const locked = lock(lockOf(folder));
      if (locked) abandoned.set(folder, locked);
    }
    const known = abandoned.size > 0 ? readKnown() : new Set<string>();
    for (const folder of abandoned.keys()) await sweepFolder(folder, known);
  } finally {
    for (const locked of abandoned.values()) locked.close();
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
