import { createContext, useContext } from 'react';

/** `/de` on a multilingual site, else empty. */
export const PathPrefixContext = createContext('');

export function usePathPrefix(): string {
  return useContext(PathPrefixContext);
}
