import type { HeadersFunction } from 'react-router';

/** Route `headers` of a page with a form: when another attempt makes sense. */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const wait = [errorHeaders, actionHeaders, loaderHeaders].map((from) => from?.get('retry-after')).find(Boolean);
  return new Headers(wait ? { 'retry-after': wait } : undefined);
};
