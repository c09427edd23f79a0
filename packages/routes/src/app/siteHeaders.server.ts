import type { HeadersFunction } from 'react-router';

/** Headers of a page: those of the screen, or of what went wrong in it. */
export const siteHeaders: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;
