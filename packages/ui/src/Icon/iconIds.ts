/** Id of an icon's symbol, in the page and in `icons.svg`. */
export function symbolId(name: string): string {
  return `icon-${name}`;
}

/** Id of the element in the page that contains the symbols. */
export const spriteId = 'icons';
