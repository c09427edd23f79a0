import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const counted = z.object({ waiting: z.number() });

/** Uses the database of an outbox from outside. */
export function withOutbox<Result>(
  directory: string,
  readOnly: boolean,
  work: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(join(directory, 'outbox.db'), { readOnly, timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/**
 * An outbox, seen from outside.
 * @param except what the keys of those begin with that are never delivered
 */
export function outboxAt(directory: string, except: string) {
  const query = "SELECT count(*) AS waiting FROM submission WHERE key NOT LIKE ? || '%'";
  const waiting = (): number =>
    withOutbox(directory, true, (database) => counted.parse(database.prepare(query).get(except)).waiting);
  return {
    /** Waits until everything is delivered, at most for `limit` milliseconds. */
    async drained(limit: number): Promise<void> {
      for (const giveUp = Date.now() + limit; waiting() > 0 && Date.now() < giveUp;) await sleep(200);
    },
    /** Files of applications that lie there. */
    async files(): Promise<string[]> {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && entry.parentPath !== directory);
      return files.map(({ name }) => name).filter((name) => !name.endsWith('.lock'));
    },
  };
}
