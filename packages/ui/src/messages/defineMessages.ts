import { isLanguage, type Language } from './language.ts';

type TextFunction = (...values: never[]) => string;

/** Messages of one unit: words, or functions that put values into words. */
export type TextSet = Readonly<Record<string, string | TextFunction>>;

/** The same keys with the same arguments, in other words. */
type Same<Messages extends TextSet> = {
  readonly [Key in keyof Messages]: Messages[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The messages of one unit in each language. */
export type TextTable<Messages extends TextSet = TextSet> = Readonly<Record<Language, Same<Messages>>>;

/** German sets the shape; a key that another language lacks does not compile. */
export function defineMessages<const Messages extends TextSet>(
  table: { readonly de: Messages } & Readonly<Record<Exclude<Language, 'de'>, Same<Messages>>>,
): TextTable<Messages>;
export function defineMessages(table: TextTable): TextTable {
  return table;
}

/** The same keys, each an empty string or a function that gives one. */
function emptySet(table: TextTable): TextSet {
  const entries = Object.entries(table.de).map(([key, text]) => [key, typeof text === 'function' ? () => '' : '']);
  return Object.fromEntries(entries);
}

/** The messages in a language; an unknown language is an empty set, and nothing breaks. */
export function messagesFor<Messages extends TextSet>(table: TextTable<Messages>, language: string): Same<Messages>;
export function messagesFor(table: TextTable, language: string): TextSet {
  return isLanguage(language) ? table[language] : emptySet(table);
}
