import { randomUUID } from 'node:crypto';
import type { FaultKind } from '../faultKind.ts';
import { withOutbox } from '../outboxOfSite.ts';

/** What their keys begin with: they are never delivered. */
export const unreadablePrefix = 'ffffffff-';

const contents = [JSON.stringify({ kind: 'parcel', files: [] }), '{"kind":', ''] as const;

/** Entries that another version has written, or that are broken. */
export function unreadableEntries(): FaultKind {
  const written: string[] = [];
  return {
    title: 'entries that cannot be read',
    isPossible: () => true,
    async play({ outboxFolder }, random) {
      const key = unreadablePrefix + randomUUID().slice(unreadablePrefix.length);
      try {
        withOutbox(outboxFolder, false, (database) =>
          database
            .prepare('INSERT INTO submission (key, content, accepted_at, due_at) VALUES (?, ?, ?, 0)')
            .run(key, random.oneOf(contents), Date.now()),
        );
      } catch {
        return 0; // The disk is full, or the site has not made its database yet.
      }
      written.push(key);
      return 1;
    },
    check({ outboxFolder }) {
      return withOutbox(outboxFolder, true, (database) => {
        const find = database.prepare('SELECT key FROM submission WHERE key = ?');
        return written.filter((key) => !find.get(key));
      });
    },
  };
}
