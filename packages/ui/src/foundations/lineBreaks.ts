import type { ReactNode } from 'react';

/**
 * Keeps what belongs to a word on its line. The hyphen of a word whose beginning is left out, as in `Fachfrau oder
 * -Fachmann`: Chromium and WebKit would break the line after it, and the font has no non-breaking hyphen, so a word
 * joiner follows the usual one. And the slash after a word, as in `Köchin / Koch`, where a line would begin with it.
 * Other children than a text are returned as they are.
 */
export function keepTogether(children: ReactNode): ReactNode {
  if (typeof children !== 'string') return children;
  return children.replaceAll(/(^|[\s(/])-(?=\p{L})/gu, '$1-\u2060').replaceAll(' / ', '\u00a0/ ');
}
