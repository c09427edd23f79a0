interface Part {
  position?: number;
}

let next = 0;

/** Numbers parts as they begin: the parser lists them in the order in which they end, so the smallest comes first. */
export function numberPart(_field: string, part: Part): void {
  part.position = next++;
}

export function inSentOrder<P extends Part>(parts: readonly P[]): P[] {
  return parts.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
