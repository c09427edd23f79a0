/** On the tile of a block. */
export const tileMark = 'data-block';

/** On the list of tiles. */
export const tilesMark = 'data-blocks';

/** Adds the block's description to each tile of Strapi's picker below `within`; tiles are matched by image URL. */
export function describeTiles(within: ParentNode, sentences: ReadonlyMap<string, string>): void {
  for (const picture of within.querySelectorAll<HTMLImageElement>(`button:not([${tileMark}]) img`)) {
    const tile = picture.closest('button');
    const sentence = sentences.get(picture.getAttribute('src') ?? '');
    if (!tile || sentence === undefined) continue;
    tile.setAttribute(tileMark, '');
    tile.parentElement?.setAttribute(tilesMark, '');
    // The name stands below it.
    picture.alt = '';
    const text = document.createElement('span');
    text.textContent = sentence;
    tile.firstElementChild?.append(text);
  }
}

/** On an entry of a menu that inserts a block. */
export const entryMark = 'data-block-entry';

/** What editors see of a block beside its name. */
export interface BlockDescription {
  /** Address. */
  picture: string;
  sentence: string;
}

/**
 * Adds to each entry of the menus that insert a block above or below another its picture and sentence, which it is known
 * by its name for editors.
 */
export function describeEntries(within: ParentNode, blocks: ReadonlyMap<string, BlockDescription>): void {
  for (const menu of within.querySelectorAll('[role="menu"]')) {
    const entries = [...menu.querySelectorAll(`[role="menuitem"]:not([${entryMark}])`)];
    const described = entries.map((entry) => ({ entry, block: blocks.get(entry.textContent) }));
    // Another menu may have a word in common with the blocks.
    if (described.some(({ block }) => !block)) continue;
    for (const { entry, block } of described) {
      if (!block) continue;
      entry.setAttribute(entryMark, '');
      const picture = document.createElement('img');
      picture.src = block.picture;
      picture.alt = '';
      const text = document.createElement('span');
      text.textContent = block.sentence;
      entry.append(picture, text);
    }
  }
}
