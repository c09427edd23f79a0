import type { Language } from '@group/themes/tenant';

export type { Language };

/** The language where nothing else is said. */
export const defaultLanguage: Language = 'de';

const documentLocales: Readonly<Record<Language, string>> = {
  de: 'de-CH',
  gsw: 'gsw',
  en: 'en',
  it: 'it-CH',
  fr: 'fr-CH',
};

/** Whether messages in this language exist. */
export function isLanguage(language: string): language is Language {
  return Object.hasOwn(documentLocales, language);
}

/** What a page says of itself in its `lang` attribute: screen readers and hyphenation follow it. */
export function documentLocale(language: Language): string {
  return documentLocales[language];
}

/** Locale whose conventions `Intl` knows: Swiss German is written with those of Swiss Standard German. */
export function formatLocale(language: string): string {
  if (language === 'en') return 'en-GB';
  return language === 'it' || language === 'fr' ? `${language}-CH` : 'de-CH';
}
