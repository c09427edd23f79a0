import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const counted = z.object({ waiting: z.number() });

/** The outbox of a site, seen from outside. */
export function outboxOfSite(siteDirectory: string) {
  const directory = join(siteDirectory, 'outbox');
  function waiting(): number {
    const database = new DatabaseSync(join(directory, 'outbox.db'), { readOnly: true, timeout: 5_000 });
    try {
      return counted.parse(database.prepare('SELECT count(*) AS waiting FROM submission').get()).waiting;
    } finally {
      database.close();
    }
  }
  return {
    waiting,
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
