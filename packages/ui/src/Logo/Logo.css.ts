import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';

/** Forced colours on a dark background, which `prefers-color-scheme` then reports (CSS Color Adjustment, 3.1). */
export const onDark = `${media.forcedColours} and (prefers-color-scheme: dark)`;

/** Keeps the wrapper out of the layout. */
export const variants = componentStyle({ display: 'contents' });

const fitted = { inlineSize: 'auto', maxInlineSize: '100%', objectFit: 'contain' } as const;

export const size = {
  bar: componentStyle({ ...fitted, blockSize: '2.75rem' }),
  large: componentStyle({ ...fitted, blockSize: '3.5rem' }),
};
