/** Characters of an alternative text; as many as Strapi's media library takes. */
export const maxAlternativeText = 500;

export const isPicture = ({ mime }: { mime: string }): boolean => mime.startsWith('image/');

interface Described {
  mime: string;
  alternativeText: string | null;
  decorative?: boolean | null;
}

export const lacksText = (file: Described): boolean => isPicture(file) && !file.alternativeText && !file.decorative;

/**
 * Under which the browser keeps an alternative text of a picture that is typed, and not yet stored.
 * @param locale of a translation
 */
export const keptTextOf = ({ id }: { id: number }, locale?: string): string =>
  `alternative text ${id}${locale ? ` ${locale}` : ''}`;
