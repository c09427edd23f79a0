/** A part of a request, as the parser makes it. */
interface Part {
  position?: number;
}

let next = 0;

/** Remembers which part began when: the parser lists them as they have come to their end, the smallest first. */
export function numberPart(_field: string, part: Part): void {
  part.position = next++;
}

/** Parts in the order in which the sender put them. */
export function inOrder<P extends Part>(parts: readonly P[]): P[] {
  return parts.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
}
