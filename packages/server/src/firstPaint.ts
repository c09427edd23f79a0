import { signsId } from '@group/routes/native/signs';
import { createContext } from 'react-router';
import type { StaticFiles } from './http/staticFiles.ts';

/** Gives the text of a built file for its address. Throws where there is none. */
export interface ReadBuilt {
  (address: string): string;
}

/** Set for the pages of a built site; in development styles and signs are files of their own. */
export const readBuiltContext = createContext<ReadBuilt | undefined>(undefined);

export function readerOf(files: StaticFiles): ReadBuilt {
  const texts = new Map<string, string>();
  return (address) => {
    const text = texts.get(address) ?? files.get(address)?.packed.identity.body.toString();
    if (text === undefined) throw new Error(`${address} was not built`);
    texts.set(address, text);
    return text;
  };
}

const stylesheet = /<link (?:[^>]* )?rel="stylesheet" href="([^"]+)"[^>]*\/>/g;
const sign = /<use href="([^"#]+)#(\w+)"/g;
const reactEntry = /<script (?:[^>]* )?type="module" async=""/;

function symbolOf(sprite: string, name: string): string {
  const symbol = new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(sprite)?.[0];
  if (!symbol) throw new Error(`there is no sign ${name}`);
  return symbol.replace(`id="${name}"`, `id="sign-${name}"`);
}

/**
 * Puts into a page what it needs to be drawn: the styles, and the signs that it shows. Asking for them would take a slow
 * phone a second way there and back. Where React takes the page over, it finds its own link to the styles, of which the
 * browser makes no use any more.
 * @param html a document as React Router renders it
 */
export function withFirstPaint(html: string, read: ReadBuilt): string {
  const operated = reactEntry.test(html);
  const symbols = new Map<string, string>();
  const drawn = html
    .replace(stylesheet, (link, address: string) => {
      const unused = operated ? link.replace('/>', ' disabled=""/>') : '';
      return `<style>${read(address)}</style>${unused}`;
    })
    .replace(sign, (_, address: string, name: string) => {
      if (!symbols.has(name)) symbols.set(name, symbolOf(read(address), name));
      return `<use href="#sign-${name}"`;
    });
  return drawn.replace(
    '<body>',
    `<body><div id="${signsId}" hidden=""><svg>${[...symbols.values()].join('')}</svg></div>`,
  );
}
