import type { HeadersFunction } from 'react-router';

/** For responses to one visitor: no cache stores them, no search engine lists them. */
export const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** Route `headers` of a private page. */
export const headersOfPrivatePage: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const headers = new Headers(privateHeaders);
  for (const from of [loaderHeaders, actionHeaders, errorHeaders]) {
    const wait = from?.get('retry-after');
    if (wait) headers.set('retry-after', wait);
  }
  return headers;
};
