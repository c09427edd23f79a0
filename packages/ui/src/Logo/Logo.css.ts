import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';

/** Forced colours with a dark ground: the ground follows `prefers-color-scheme` then (CSS Color Adjustment, 3.1). */
export const onDark = `${media.forcedColours} and (prefers-color-scheme: dark)`;

/** Leaves the layout to the image. */
export const variants = componentStyle({ display: 'contents' });

const fitted = { inlineSize: 'auto', maxInlineSize: '100%', objectFit: 'contain' } as const;

export const size = {
  bar: componentStyle({ ...fitted, blockSize: '2.75rem' }),
  large: componentStyle({ ...fitted, blockSize: '3.5rem' }),
  small: componentStyle({ ...fitted, blockSize: '2rem' }),
};
