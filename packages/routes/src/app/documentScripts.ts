import { createContext } from 'react';

/** URLs of the scripts of a document. The server knows them from the build. */
export const DocumentScripts = createContext<readonly string[]>([]);
