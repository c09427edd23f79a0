import { isLanguage, type Language } from './language.ts';

type MessageFunction = (...values: never[]) => string;

/** Messages of one unit: strings, or functions that interpolate arguments. */
export type Messages = Readonly<Record<string, string | MessageFunction>>;

/** The keys and arguments of the German messages, with any text. */
type Same<Unit extends Messages> = {
  readonly [Key in keyof Unit]: Unit[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The messages of one unit in each language. */
export type MessageTable<Unit extends Messages = Messages> = Readonly<Record<Language, Same<Unit>>>;

/** German defines the shape; a key that another language lacks is a type error. */
export function defineMessages<const Unit extends Messages>(
  table: { readonly de: Unit } & Readonly<Record<Exclude<Language, 'de'>, Same<Unit>>>,
): MessageTable<Unit>;
export function defineMessages(table: MessageTable): MessageTable {
  return table;
}

/** The same keys, each an empty string or a function that returns one. */
function emptyMessages(table: MessageTable): Messages {
  const entries = Object.entries(table.de).map(([key, text]) => [key, typeof text === 'function' ? () => '' : '']);
  return Object.fromEntries(entries);
}

/** The messages in a language; empty strings for an unknown one, so that the page still renders. */
export function messagesFor<Unit extends Messages>(table: MessageTable<Unit>, language: string): Same<Unit>;
export function messagesFor(table: MessageTable, language: string): Messages {
  return isLanguage(language) ? table[language] : emptyMessages(table);
}
