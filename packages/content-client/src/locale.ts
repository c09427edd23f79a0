/**
 * The `locale` parameter of requests to the content service. Empty for tenants without language prefixes, for which the
 * content service responds in its default locale, de-CH.
 */
export type Locale = '' | 'de-CH' | 'it-CH' | 'fr-CH' | 'en';
