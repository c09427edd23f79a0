/** Bounds the memory. Entries under an evicted tag were refreshed long ago. */
const maxTags = 5_000;

/** Remembers the time of the last change of each tag. */
export interface ChangeLog {
  record(tag: string): void;
  /** The latest change of any of these tags, in milliseconds since the epoch. */
  lastChangedAt(tags: readonly string[]): number | undefined;
}

export function createChangeLog(): ChangeLog {
  /** Oldest change first. */
  const changedAt = new Map<string, number>();
  return {
    record(tag) {
      changedAt.delete(tag);
      changedAt.set(tag, Date.now());
      const [oldest] = changedAt.keys();
      if (changedAt.size > maxTags && oldest !== undefined) changedAt.delete(oldest);
    },
    lastChangedAt(tags) {
      const times = tags.flatMap((tag) => changedAt.get(tag) ?? []);
      return times.length > 0 ? Math.max(...times) : undefined;
    },
  };
}
