/** What a template may name, with its meaning for HR. */
export const placeholders = {
  name: 'Vorname und Name',
  stelle: 'Titel der Ausschreibung',
  betrieb: 'Name des Betriebs',
} as const;

export type PlaceholderValues = Readonly<Record<keyof typeof placeholders, string>>;

export interface Mail {
  subject: string;
  text: string;
}

const pattern = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name);

const fillIn = (template: string, values: PlaceholderValues): string =>
  template.replaceAll(pattern, (written, name: string) => (isPlaceholder(name) ? values[name] : written));

/** The mail of a template. An application without an advertisement has no title; the subject does not end in a colon then. */
export const mailFrom = ({ subject, text }: Mail, values: PlaceholderValues): Mail => ({
  subject: fillIn(subject, values).replace(/:? *$/, ''),
  text: fillIn(text, values),
});

/** What is in braces in a template, but no placeholder, e.g. `{vorname}`. */
export const unknownPlaceholders = ({ subject, text }: Mail): string[] =>
  [...`${subject}\n${text}`.matchAll(pattern)]
    .filter(([, name = '']) => !isPlaceholder(name))
    .map(([written]) => written);
