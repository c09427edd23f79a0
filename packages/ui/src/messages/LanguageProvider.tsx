import { createContext, type ReactNode, useContext } from 'react';
import { type Messages, type MessageTable, messagesFor } from './defineMessages.ts';
import { defaultLanguage, documentLocale, isLanguage } from './language.ts';

const LanguageContext = createContext<string>(defaultLanguage);

const PictureLanguageContext = createContext<string | undefined>(undefined);

export interface LanguageProviderProps {
  language: string;
  /** Language of the pictures' alternative texts; by default that of the surrounding provider, if any. */
  pictureLanguage?: string | undefined;
  children: ReactNode;
}

/** Sets the language of all messages in its subtree. */
export function LanguageProvider({ language, pictureLanguage, children }: LanguageProviderProps) {
  const outer = useContext(PictureLanguageContext);
  return (
    <PictureLanguageContext value={pictureLanguage ?? outer}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </PictureLanguageContext>
  );
}

/**
 * Value of the `lang` attribute of alternative texts; `undefined` if they are in the current language.
 * @param translated whether a text is in the current language, whatever the language of others
 */
export function usePictureLocale(): (translated?: boolean) => string | undefined {
  const [language, pictureLanguage] = [useLanguage(), useContext(PictureLanguageContext)];
  const locale = localeOfOther(language, pictureLanguage);
  return (translated = false) => (translated ? undefined : locale);
}

function localeOfOther(language: string, pictureLanguage: string | undefined): string | undefined {
  if (!pictureLanguage || pictureLanguage === language || !isLanguage(pictureLanguage)) return undefined;
  return documentLocale(pictureLanguage);
}

/** Key of the current language. */
export function useLanguage(): string {
  return useContext(LanguageContext);
}

/** The messages of a unit in the current language. */
export function useMessages<Unit extends Messages>(table: MessageTable<Unit>) {
  return messagesFor(table, useLanguage());
}
