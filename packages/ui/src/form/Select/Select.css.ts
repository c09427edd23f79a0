import { componentStyle } from '../../foundations/componentStyle.ts';
import { tokens } from '../../foundations/tokens.css.ts';

export const place = componentStyle({ position: 'relative', display: 'grid', inlineSize: '100%' });

export const select = componentStyle({ appearance: 'none', paddingInlineEnd: tokens.space[6], cursor: 'pointer' });

export const icon = componentStyle({
  position: 'absolute',
  insetInlineEnd: tokens.space[2],
  insetBlockStart: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
});
