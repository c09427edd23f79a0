/** Characters of an alternative text; as many as Strapi's media library takes. */
export const maxAlternativeText = 500;

export const isPicture = ({ mime }: { mime: string }): boolean => mime.startsWith('image/');

interface Described {
  mime: string;
  alternativeText: string | null;
  decorative?: boolean | null;
}

export const lacksText = (file: Described): boolean => isPicture(file) && !file.alternativeText && !file.decorative;

/** Under which the browser keeps an alternative text, or its translation, that is typed and not yet stored. */
export const keptTextOf = ({ id }: { id: number }, locale?: string): string =>
  `alternative text ${id}${locale ? ` ${locale}` : ''}`;
