import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens, zIndex } from '../foundations/tokens.css.ts';

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: tokens.space[1],
  insetInlineStart: tokens.space[1],
  zIndex: zIndex.skipLink,
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.ink,
  color: tokens.colour.paper,
  selectors: { '&:not(:focus)': { insetBlockStart: '-10rem' } },
  '@media': { print: { display: 'none' } },
});
