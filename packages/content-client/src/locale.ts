/**
 * What is sent to the content service as `locale`. Empty for every tenant without language prefixes:
 * the content service then answers in its default locale (de-CH).
 */
export type Locale = '' | 'de-CH' | 'it-CH' | 'fr-CH' | 'en';
