import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

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
  /** As high as the place that it is given. */
  fill: componentStyle({ blockSize: '100%' }),
};

export const corners = {
  soft: componentStyle({ borderRadius: tokens.radius.card }),
  none: componentStyle({}),
};

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
