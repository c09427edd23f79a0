interface Block {
  type: string;
}

/** The blocks with which every home begins. */
const opening = 2;

const written = (blocks: readonly Block[]): string => blocks.map(({ type }) => type).join();

/** All orders of a list. */
function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}

/** The blocks of a home in the first order that none of the others has; the opening stays where it is. */
export function freeOrder<Home extends Block>(blocks: readonly Home[], others: readonly (readonly Block[])[]): Home[] {
  const taken = new Set(others.map(written));
  for (const rest of ordersOf(blocks.slice(opening))) {
    const order = [...blocks.slice(0, opening), ...rest];
    if (!taken.has(written(order))) return order;
  }
  return [...blocks];
}
