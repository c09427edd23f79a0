import type { HeadersFunction } from 'react-router';

/** An error's headers take precedence over the loader's. */
export const siteHeaders: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;
