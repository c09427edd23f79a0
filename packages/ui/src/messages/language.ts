import type { Language } from '@group/themes/tenant';

export type { Language };

/** Default language. */
export const defaultLanguage: Language = 'de';

const documentLocales: Readonly<Record<Language, string>> = {
  de: 'de-CH',
  gsw: 'gsw',
  en: 'en',
  it: 'it-CH',
  fr: 'fr-CH',
};

/** Whether there are messages in this language. */
export function isLanguage(language: string): language is Language {
  return Object.hasOwn(documentLocales, language);
}

/** Value of the `lang` attribute, which screen readers and hyphenation depend on. */
export function documentLocale(language: Language): string {
  return documentLocales[language];
}

/** Locale for `Intl`: Swiss German uses the conventions of Swiss Standard German. */
export function formatLocale(language: string): string {
  if (language === 'en') return 'en-GB';
  return language === 'it' || language === 'fr' ? `${language}-CH` : 'de-CH';
}
