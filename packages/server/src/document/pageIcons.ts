import { iconsId } from '@group/routes/client/icons';
import { createContext } from 'react-router';
import type { StaticFiles } from '../http/staticFiles.ts';

/** Returns the text of a built file. Throws if there is none at the address. */
export interface ReadBuilt {
  (address: string): string;
}

/** Set in production only; in development, pages load the icon sprite as a file. */
export const readBuiltFileContext = createContext<ReadBuilt | undefined>(undefined);

export function readerOf(files: StaticFiles): ReadBuilt {
  return (address) => {
    const file = files.get(address);
    if (!file) throw new Error(`${address} was not built`);
    return file.encoded.identity.body.toString();
  };
}

const iconReference = /<use href="([^"#]+)#(\w+)"/g;

function symbolOf(sprite: string, name: string): string {
  const symbol = new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(sprite)?.[0];
  if (!symbol) throw new Error(`there is no icon named ${name}`);
  return symbol.replace(`id="${name}"`, `id="sign-${name}"`);
}

/**
 * Inlines the icons of a page, each once. As an external sprite they would load after the styles, which costs a slow
 * phone one more round trip.
 */
export function withIcons(html: string, read: ReadBuilt): string {
  const symbols = new Map<string, string>();
  const withReferences = html.replace(iconReference, (_, address: string, name: string) => {
    if (!symbols.has(name)) symbols.set(name, symbolOf(read(address), name));
    return `<use href="#sign-${name}"`;
  });
  const sprite = `<div id="${iconsId}" hidden=""><svg>${[...symbols.values()].join('')}</svg></div>`;
  return withReferences.replace('<body>', `<body>${sprite}`);
}
