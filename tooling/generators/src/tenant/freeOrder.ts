interface Block {
  type: string;
}

const written = (blocks: readonly Block[]): string => blocks.map(({ type }) => type).join();

/** All orders of a list. */
function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}

/**
 * The blocks of a page in the first order that the same page of no other tenant has.
 * @param opening number of blocks with which the page of every tenant begins
 */
export function freeOrder<Own extends Block>(
  blocks: readonly Own[],
  others: readonly (readonly Block[])[],
  opening: number,
): Own[] {
  const taken = new Set(others.map(written));
  for (const rest of ordersOf(blocks.slice(opening))) {
    const order = [...blocks.slice(0, opening), ...rest];
    if (!taken.has(written(order))) return order;
  }
  return [...blocks];
}
