import { isLanguage, type Language } from './language.ts';

type TextFunction = (...values: never[]) => string;

/** Texts of one unit: words, or functions that put values into words. */
export type TextSet = Readonly<Record<string, string | TextFunction>>;

/** The same keys with the same arguments, in other words. */
type Same<Texts extends TextSet> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The texts of one unit in each language. */
export type TextTable<Texts extends TextSet = TextSet> = Readonly<Record<Language, Same<Texts>>>;

/** German sets the shape; a key that another language lacks does not compile. */
export function defineTexts<const Texts extends TextSet>(
  table: { readonly de: Texts } & Readonly<Record<Exclude<Language, 'de'>, Same<Texts>>>,
): TextTable<Texts>;
export function defineTexts(table: TextTable): TextTable {
  return table;
}

/** The same keys, each an empty string or a function that gives one. */
function emptySet(table: TextTable): TextSet {
  const entries = Object.entries(table.de).map(([key, text]) => [key, typeof text === 'function' ? () => '' : '']);
  return Object.fromEntries(entries);
}

/** The texts in a language; an unknown language is an empty set, and nothing breaks. */
export function textsFor<Texts extends TextSet>(table: TextTable<Texts>, language: string): Same<Texts>;
export function textsFor(table: TextTable, language: string): TextSet {
  return isLanguage(language) ? table[language] : emptySet(table);
}
