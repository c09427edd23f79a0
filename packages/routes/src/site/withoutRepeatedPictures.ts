interface Named {
  name: string;
}

interface Illustrated {
  picture?: Named | undefined;
  /** Stand in for a picture that the page shows already. */
  pictures?: readonly Named[] | undefined;
}

/**
 * Entries with pictures that the page does not show yet. An entry without such a picture appears without any, because
 * a picture that a visitor has just seen says nothing about a second thing.
 * @param shown names of the page's other pictures; those of the entries are added
 */
export function withoutRepeatedPictures<Entry extends Illustrated>(
  entries: readonly Entry[],
  shown = new Set<string | undefined>(),
): Entry[] {
  const take = (pictures: readonly (Named | undefined)[]): Named | undefined => {
    const picture = pictures.find((each) => each && !shown.has(each.name));
    if (picture) shown.add(picture.name);
    return picture;
  };
  // Each keeps its own before one stands in for another.
  const own = entries.map(({ picture }) => take([picture]));
  return entries.map((entry, position) => {
    if (!entry.picture) return entry;
    return { ...entry, picture: own[position] ?? take(entry.pictures ?? []) };
  });
}

/** The same for cards side by side: if one of them loses its picture, all do, as a card without one is a hole in the row. */
export function rowWithoutRepeatedPictures<Entry extends Illustrated>(
  entries: readonly Entry[],
  shown?: Set<string | undefined>,
): Entry[] {
  const once = withoutRepeatedPictures(entries, shown);
  const isWhole = entries.every(({ picture }, position) => !picture || once[position]?.picture);
  return isWhole ? once : once.map((entry) => ({ ...entry, picture: undefined }));
}
