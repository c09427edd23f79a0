import { createContext, type ReactNode, useContext } from 'react';
import { type TextSet, type TextTable, messagesFor } from './defineMessages.ts';
import { defaultLanguage } from './language.ts';

const LanguageContext = createContext<string>(defaultLanguage);

/** Sets the language of all messages in its subtree. */
export function LanguageProvider({ language, children }: { language: string; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Key of the current language. */
export function useLanguage(): string {
  return useContext(LanguageContext);
}

/** The messages of a unit in the current language. */
export function useMessages<Messages extends TextSet>(table: TextTable<Messages>) {
  return messagesFor(table, useLanguage());
}
