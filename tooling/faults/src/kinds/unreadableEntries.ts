import { randomUUID } from 'node:crypto';
import type { FaultKind } from '../faultKind.ts';
import { openOutbox } from '../outboxOfSite.ts';

/** Marks the keys of unreadable entries, which are never delivered. */
export const unreadablePrefix = 'ffffffff-';

const contents = [JSON.stringify({ kind: 'parcel', files: [] }), '{"kind":', ''] as const;

/** Adds entries of an unknown version and corrupt ones. */
export function unreadableEntries(): FaultKind {
  const written: string[] = [];
  return {
    title: 'unreadable entries',
    isPossible: () => true,
    async inject({ outboxFolder }, random) {
      const key = unreadablePrefix + randomUUID().slice(unreadablePrefix.length);
      try {
        using database = openOutbox(outboxFolder, false);
        database
          .prepare('INSERT INTO submission (key, content, accepted_at, due_at) VALUES (?, ?, ?, 0)')
          .run(key, random.oneOf(contents), Date.now());
      } catch {
        return 0; // The disk is full, or the database does not exist yet.
      }
      written.push(key);
      return 1;
    },
    check({ outboxFolder }) {
      using database = openOutbox(outboxFolder, true);
      const find = database.prepare('SELECT key FROM submission WHERE key = ?');
      return written.filter((key) => !find.get(key));
    },
  };
}
