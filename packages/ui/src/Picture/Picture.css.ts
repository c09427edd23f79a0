import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** Until the picture arrives its place is in the tenant's tint. */
export const frame = componentStyle({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  background: theme.primaryTint,
});

export const ratio = {
  wide: componentStyle({ aspectRatio: '3 / 2' }),
  cinema: componentStyle({ aspectRatio: '16 / 9' }),
  square: componentStyle({ aspectRatio: '1' }),
  portrait: componentStyle({ aspectRatio: '4 / 5' }),
  /** As high as the place that it is given. */
  fill: componentStyle({ blockSize: '100%' }),
  /** The whole picture, nothing cut off, in the place that it is given. */
  whole: componentStyle({ blockSize: '100%', background: 'transparent' }),
};

export const radius = {
  soft: componentStyle({ borderRadius: tokens.radius.card }),
  none: '',
};

const image = { inlineSize: '100%', blockSize: '100%' };

export const cover = componentStyle({ ...image, objectFit: 'cover' });
export const contain = componentStyle({ ...image, objectFit: 'contain' });
