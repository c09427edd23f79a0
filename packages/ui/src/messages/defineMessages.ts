import { isLanguage, type Language } from './language.ts';

type TextFunction = (...values: never[]) => string;

/** Messages of one unit: strings, or functions that interpolate arguments. */
export type TextSet = Readonly<Record<string, string | TextFunction>>;

/** The keys and arguments of the German messages, with any text. */
type Same<Messages extends TextSet> = {
  readonly [Key in keyof Messages]: Messages[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The messages of one unit in each language. */
export type TextTable<Messages extends TextSet = TextSet> = Readonly<Record<Language, Same<Messages>>>;

/** German defines the shape; a key that another language lacks is a type error. */
export function defineMessages<const Messages extends TextSet>(
  table: { readonly de: Messages } & Readonly<Record<Exclude<Language, 'de'>, Same<Messages>>>,
): TextTable<Messages>;
export function defineMessages(table: TextTable): TextTable {
  return table;
}

/** The same keys, each an empty string or a function that returns one. */
function emptySet(table: TextTable): TextSet {
  const entries = Object.entries(table.de).map(([key, text]) => [key, typeof text === 'function' ? () => '' : '']);
  return Object.fromEntries(entries);
}

/** The messages in a language; empty strings for an unknown one, so that the page still renders. */
export function messagesFor<Messages extends TextSet>(table: TextTable<Messages>, language: string): Same<Messages>;
export function messagesFor(table: TextTable, language: string): TextSet {
  return isLanguage(language) ? table[language] : emptySet(table);
}
