import type { ReactNode } from 'react';

/**
 * Keeps the hyphen of a word whose beginning is left out, as in `Fachfrau oder -Fachmann`, with the word: Chromium and
 * WebKit would break the line after it. The font has no non-breaking hyphen, so a word joiner follows the usual one.
 * Other children than a text are returned as they are.
 */
export function keepLeadingHyphens(children: ReactNode): ReactNode {
  return typeof children === 'string' ? children.replaceAll(/(^|[\s(/])-(?=\p{L})/gu, '$1-\u2060') : children;
}
