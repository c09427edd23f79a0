/** For responses to one visitor: no cache stores them, no search engine lists them, and their address stays with them. */
export const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;
