/** Counts events by name. */
export interface Tally<Name extends string> {
  count(name: Name): void;
  of(name: Name): number;
}

export function newTally<Name extends string>(): Tally<Name> {
  const counts = new Map<Name, number>();
  const of = (name: Name): number => counts.get(name) ?? 0;
  return { of, count: (name) => void counts.set(name, of(name) + 1) };
}
