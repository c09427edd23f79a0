import { createContext } from 'react';

/** Addresses of the scripts of a document. The server knows them from the build. */
export interface Scripts {
  /** The client entry. */
  entry: string;
  /** In development, what replaces changed modules; it has to run before the entry. */
  runtime?: string | undefined;
}

/** Without a value, a document has no script of its own. */
export const DocumentScripts = createContext<Scripts | undefined>(undefined);

/** For visitors whose pictures do not arrive, in milliseconds. */
const startAfterMs = 2_000;

/**
 * Inline script at the end of a page: loads the client entry once the page has loaded, or at the first touch or key. Before
 * that, the entry would share a slow network and processor with the first screen, whose largest paint came 60 to 150 ms
 * later on Lighthouse's phone. Browsers without invoker commands load it at once, as their menu needs it. The browser runs
 * a module that is imported twice only once.
 */
export const startEntry = `(({dataset:{entry}})=>{const start=()=>import(entry);for(const event of["load","pointerdown","keydown"])addEventListener(event,start,{once:true});setTimeout(start,"commandForElement"in HTMLButtonElement.prototype?${startAfterMs}:0)})(document.currentScript)`;
