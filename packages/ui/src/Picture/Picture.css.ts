import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** Shows the tenant's tint until the picture has loaded. */
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
  /** Fills the height of its parent. */
  fill: componentStyle({ blockSize: '100%' }),
  /** Fits its parent without cropping. */
  whole: componentStyle({ blockSize: '100%', background: 'transparent' }),
};

export const radius = {
  soft: componentStyle({ borderRadius: tokens.radius.card }),
  none: '',
};

const image = { inlineSize: '100%', blockSize: '100%' };

export const cover = componentStyle({ ...image, objectFit: 'cover' });
export const contain = componentStyle({ ...image, objectFit: 'contain' });
