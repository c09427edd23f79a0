const collator = new Intl.Collator('de-CH');

/** In the order of Swiss lists. A database orders names by their codes: "de Marco" and "Özdemir" would stand below "Zürcher". */
export const sortedByName = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => collator.compare(nameOf(one), nameOf(other)));
