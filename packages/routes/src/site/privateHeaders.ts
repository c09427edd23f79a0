/** For responses to one visitor: no cache stores them, and no search engine lists them. */
export const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;
