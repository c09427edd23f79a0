/** More tags than can matter: what is forgotten was asked for anew long ago. */
const mostTags = 5_000;

/** Remembers what changed when, by tag. */
export interface ChangeLog {
  note(tag: string): void;
  /** When something with one of these tags changed last, in milliseconds since the epoch. */
  last(tags: readonly string[]): number | undefined;
}

export function createChangeLog(): ChangeLog {
  /** In the order of the changes. */
  const changed = new Map<string, number>();
  return {
    note(tag) {
      changed.delete(tag);
      changed.set(tag, Date.now());
      const [oldest] = changed.keys();
      if (changed.size > mostTags && oldest !== undefined) changed.delete(oldest);
    },
    last(tags) {
      const times = tags.flatMap((tag) => changed.get(tag) ?? []);
      return times.length > 0 ? Math.max(...times) : undefined;
    },
  };
}
