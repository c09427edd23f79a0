import type { LoadedBlock } from '../block/block.ts';
import { rowWithoutRepeatedPictures, withoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';

/** Names of the pictures that a block shows. */
function picturesOf(block: LoadedBlock): (string | undefined)[] {
  switch (block.type) {
    case 'hero':
    case 'text-with-picture':
    case 'quote':
      return [block.picture?.name];
    case 'gallery':
      return block.pictures.map(({ name }) => name);
    case 'news':
      return block.articles.map(({ picture }) => picture?.name);
    case 'events':
      return block.events.map(({ picture }) => picture?.name);
    case 'houses':
      return block.houses.map(({ picture }) => picture?.name);
    default:
      return [];
  }
}

/** Names of the pictures that blocks show, for lists below them. */
export function picturesIn(blocks: readonly LoadedBlock[] = []): Set<string | undefined> {
  return new Set(blocks.flatMap(picturesOf));
}

/** Their entries come with pictures that editors may have placed on the page already. */
const listing = new Set<LoadedBlock['type']>(['news', 'events', 'houses']);

/** Shows each picture once; those that editors placed come before those of entries. */
export function showPicturesOnce(blocks: readonly LoadedBlock[]): LoadedBlock[] {
  const shown = picturesIn(blocks.filter(({ type }) => !listing.has(type)));
  return blocks.map((block) => {
    if (block.type === 'news') return { ...block, articles: withoutRepeatedPictures(block.articles, shown) };
    if (block.type === 'events') return { ...block, events: withoutRepeatedPictures(block.events, shown) };
    if (block.type === 'houses') return { ...block, houses: rowWithoutRepeatedPictures(block.houses, shown) };
    return block;
  });
}
