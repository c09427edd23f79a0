/** The set with a value added, or without it if it was there. */
export function toggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const others = new Set(set);
  if (!others.delete(value)) others.add(value);
  return others;
}
