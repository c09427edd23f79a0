import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { ArchiveWriter } from './archive.ts';
import { addFolder } from './folder.ts';
import { outboxPart } from './manifest.ts';
import { withSnapshot } from './sqlite.ts';

const entryRow = z.object({ key: z.string(), content: z.string() });
const entryContent = z.object({ files: z.array(z.object({ path: z.string() })) });

/** Paths of an entry's files below the outbox; none if another version wrote the entry. */
function pathsOf(content: string): string[] {
  try {
    return entryContent.parse(JSON.parse(content)).files.map(({ path }) => path);
  } catch {
    return [];
  }
}

/**
 * Removes from a snapshot the entries that were delivered since then and whose files are gone: after a restore, the site
 * would report them as unreadable.
 * @returns how many entries remain
 */
function removeDelivered(snapshot: string, live: string, hasFile: (path: string) => boolean): number {
  using source = new DatabaseSync(live, { readOnly: true, timeout: 30_000 });
  using copy = new DatabaseSync(snapshot);
  copy.exec('PRAGMA secure_delete = ON');
  const entries = copy.prepare('SELECT key, content FROM submission').all();
  const findLive = source.prepare('SELECT 1 FROM submission WHERE key = ?');
  const remove = copy.prepare('DELETE FROM submission WHERE key = ?');
  const delivered = entries
    .map((row) => entryRow.parse(row))
    .filter(({ key, content }) => !pathsOf(content).every(hasFile) && !findLive.get(key));
  for (const { key } of delivered) remove.run(key);
  return entries.length - delivered.length;
}

/**
 * Adds the outbox of a site that may be running.
 * @param site absolute path of its `SITE_DATA_DIR`
 * @returns how many submissions wait in it
 */
export async function addOutbox(archive: ArchiveWriter, site: string): Promise<number> {
  const [folder, part] = [join(site, 'outbox'), outboxPart(site)];
  const live = join(folder, 'outbox.db');
  if (!existsSync(live)) throw new Error(`${live} does not exist: ${site} is no SITE_DATA_DIR of a site that has run.`);
  return withSnapshot(live, async (snapshot) => {
    // Locks belong to running processes.
    await addFolder(archive, `${part}files/`, join(folder, 'files'), (path) => !path.endsWith('.lock'));
    const waiting = removeDelivered(snapshot, live, (path) => archive.hashes.has(part + path));
    await archive.addFile(`${part}outbox.db`, snapshot);
    return waiting;
  });
}
