/** An entry as the cache library stores it. */
interface Entry<T> {
  value: T;
  /** In milliseconds since the epoch. */
  createdAt: number;
  /** When it becomes stale, in milliseconds since the epoch. */
  logicalExpiration: number;
}

/** Parses an entry of the cache library; `undefined` for anything else. */
export function parseEntry<T>(text: string | undefined): Entry<T> | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) ?? undefined);
  } catch {
    return undefined;
  }
}

export const isFresh = ({ logicalExpiration }: Entry<unknown>): boolean => logicalExpiration > Date.now();
