/** On the tile of a block. */
export const tileMark = 'data-block';

/** On the list of tiles. */
export const tilesMark = 'data-blocks';

/** Adds to each tile of Strapi's picker below an element the sentence of its block, which it is known by its picture. */
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
