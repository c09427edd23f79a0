import { theme } from '@group/themes/contract';
import { style } from '@vanilla-extract/css';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = componentStyle({ paddingBlock: tokens.space.band, paddingInline: tokens.space.gutter });

export const ground = {
  paper: base,
  warm: style([base, componentStyle({ background: tokens.colour.warmPaper })]),
  primary: style([base, componentStyle({ background: theme.primaryTint })]),
  secondary: style([base, componentStyle({ background: theme.secondaryTint })]),
};

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.four,
  maxInlineSize: tokens.width.content,
  marginInline: 'auto',
});
