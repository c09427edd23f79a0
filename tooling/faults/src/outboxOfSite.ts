import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const stateRow = z.object({ waiting: z.number() });

/** Opens the database of an outbox from another process. */
export const openOutbox = (directory: string, readOnly: boolean): DatabaseSync =>
  new DatabaseSync(join(directory, 'outbox.db'), { readOnly, timeout: 5_000 });

/**
 * Observes an outbox from another process.
 * @param ignoredPrefix of the keys of entries that are never delivered
 * @param copied number of copies elsewhere, which has each entry until its delivery
 */
export function outboxAt(directory: string, ignoredPrefix: string, copied?: () => number) {
  const query = "SELECT count(*) AS waiting FROM submission WHERE key NOT LIKE ? || '%'";
  function waiting(): number {
    using database = openOutbox(directory, true);
    return stateRow.parse(database.prepare(query).get(ignoredPrefix)).waiting;
  }
  return {
    /** Waits until everything is delivered or the timeout has passed. */
    async drained(timeoutMs: number): Promise<void> {
      for (const deadline = Date.now() + timeoutMs; (copied ?? waiting)() > 0 && Date.now() < deadline;)
        await sleep(200);
    },
    /** Files of pending applications. */
    async files(): Promise<string[]> {
      // A process that has lost its disk may have been stopped before it opened the outbox.
      if (!existsSync(directory)) return [];
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && entry.parentPath !== directory);
      return files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !path.endsWith('.lock'));
    },
  };
}
