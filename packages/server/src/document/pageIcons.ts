import { iconsId } from '@group/routes/client/icons';
import { createContext } from 'react-router';
import type { StaticFiles } from '../http/staticFiles.ts';

/** Gives the text of a built file for its address. Throws where there is none. */
export interface ReadBuilt {
  (address: string): string;
}

/** Set for the pages of a built site; in development the signs are a file of their own. */
export const readBuiltFileContext = createContext<ReadBuilt | undefined>(undefined);

export function readerOf(files: StaticFiles): ReadBuilt {
  return (address) => {
    const file = files.get(address);
    if (!file) throw new Error(`${address} was not built`);
    return file.encoded.identity.body.toString();
  };
}

const sign = /<use href="([^"#]+)#(\w+)"/g;

function symbolOf(signs: string, name: string): string {
  const symbol = new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(signs)?.[0];
  if (!symbol) throw new Error(`there is no sign ${name}`);
  return symbol.replace(`id="${name}"`, `id="sign-${name}"`);
}

/**
 * Puts each sign that a page shows into it, once: a browser would ask for the file of all of them only when it has the
 * styles, which takes a slow phone one more way there and back.
 */
export function withIcons(html: string, read: ReadBuilt): string {
  const symbols = new Map<string, string>();
  const drawn = html.replace(sign, (_, address: string, name: string) => {
    if (!symbols.has(name)) symbols.set(name, symbolOf(read(address), name));
    return `<use href="#sign-${name}"`;
  });
  const signs = `<div id="${iconsId}" hidden=""><svg>${[...symbols.values()].join('')}</svg></div>`;
  return drawn.replace('<body>', `<body>${signs}`);
}
