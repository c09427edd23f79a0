import type { HeadersFunction } from 'react-router';

/** What is one visitor's alone: nobody keeps or lists it. */
export const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** Headers of a page that is one visitor's alone. */
export const headersOfPrivatePage: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const headers = new Headers(privateHeaders);
  for (const from of [loaderHeaders, actionHeaders, errorHeaders]) {
    const wait = from?.get('retry-after');
    if (wait) headers.set('retry-after', wait);
  }
  return headers;
};
