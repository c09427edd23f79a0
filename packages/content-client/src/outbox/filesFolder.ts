import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Garbage collection would close an unreferenced database, and so release its lock. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks a file until this process ends; the operating system releases the lock even after a kill. Node has no file locks
 * of its own, but SQLite does. `undefined` if another process holds the lock.
 */
function lock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written, so no journal file is needed.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch {
    database.close();
    return undefined;
  }
}

const lockOf = (folder: string): string => `${folder}.lock`;

/** Removes the drafts that are not accepted, and the folder with its lock once it is empty. */
async function sweepFolder(folder: string, accepted: ReadonlySet<string>): Promise<void> {
  // Another process may have removed the folder since.
  const drafts = await readdir(folder).catch(() => []);
  const orphans = drafts.filter((draft) => !accepted.has(draft));
  for (const draft of orphans) await rm(join(folder, draft), { recursive: true, force: true });
  if (orphans.length < drafts.length) return;
  await rm(folder, { recursive: true, force: true });
  await rm(lockOf(folder), { force: true });
}

/**
 * Removes files of terminated processes that belong to no pending submission. Leaves the folders of running processes
 * alone.
 * @param readAccepted names of the accepted drafts. Called once the folders are locked, when their processes can no
 *   longer accept submissions.
 */
export async function collectGarbage(directory: string, readAccepted: () => ReadonlySet<string>): Promise<void> {
  const names = await readdir(directory);
  const abandoned = new Map<string, DatabaseSync>();
  try {
    // A process acquires the lock before it creates the folder.
    for (const folder of names.filter((name) => !name.endsWith('.lock')).map((name) => join(directory, name))) {
      const locked = lock(lockOf(folder));
      if (locked) abandoned.set(folder, locked);
    }
    const accepted = abandoned.size > 0 ? readAccepted() : new Set<string>();
    for (const folder of abandoned.keys()) await sweepFolder(folder, accepted);
  } finally {
    for (const locked of abandoned.values()) locked.close();
  }
}

/** Creates a folder for incoming files that no other process collects while this one runs. Rejects if the disk write fails. */
export async function makeFilesFolder(directory: string) {
  const path = join(directory, randomUUID());
  const locked = lock(lockOf(path));
  if (!locked) throw new Error('the folder for files cannot be locked');
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    locked.close();
    throw error;
  }
  heldLocks.add(locked);
  return {
    path,
    release(): void {
      heldLocks.delete(locked);
      locked.close();
    },
  };
}
