import { createContext, type ReactNode, useContext } from 'react';
import { type TextSet, type TextTable, textsFor } from './defineTexts.ts';
import { defaultLanguage } from './language.ts';

const LanguageContext = createContext<string>(defaultLanguage);

/** Sets the language of all texts inside. */
export function LanguageProvider({ language, children }: { language: string; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Key of the language that is shown. */
export function useLanguage(): string {
  return useContext(LanguageContext);
}

/** The texts of a unit in the language that is shown. */
export function useTexts<Texts extends TextSet>(table: TextTable<Texts>) {
  return textsFor(table, useLanguage());
}
