/** Path below which browsers sign in with the directory. */
export const oidcFolder = '/content/oidc';

/** Where users of the admin begin. */
export const directoryLoginPath = `${oidcFolder}/login`;

/** To which the provider sends browsers back: users of the admin, and staff. */
export const callbackPath = `${oidcFolder}/callback`;
