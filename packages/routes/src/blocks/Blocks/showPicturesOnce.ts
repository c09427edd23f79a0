import type { LoadedBlock } from '../block/block.ts';

interface Illustrated {
  picture?: { name: string } | undefined;
}

/** Names of the pictures that editors placed in a block. */
function ownPictures(block: LoadedBlock): string[] {
  switch (block.type) {
    case 'hero':
    case 'text-with-picture':
    case 'quote':
      return block.picture ? [block.picture.name] : [];
    case 'gallery':
      return block.pictures.map(({ name }) => name);
    default:
      return [];
  }
}

/**
 * Articles and events come with pictures that their page may show already. Such an entry appears without its picture,
 * because a picture that a visitor has just seen says nothing about a second thing.
 */
export function showPicturesOnce(blocks: readonly LoadedBlock[]): LoadedBlock[] {
  const shown = new Set(blocks.flatMap(ownPictures));

  function once<Entry extends Illustrated>(entries: readonly Entry[]): Entry[] {
    return entries.map((entry) => {
      if (!entry.picture) return entry;
      if (shown.has(entry.picture.name)) return { ...entry, picture: undefined };
      shown.add(entry.picture.name);
      return entry;
    });
  }

  return blocks.map((block) => {
    if (block.type === 'news') return { ...block, articles: once(block.articles) };
    if (block.type === 'events') return { ...block, events: once(block.events) };
    return block;
  });
}
