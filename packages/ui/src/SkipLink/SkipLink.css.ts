import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: tokens.space.one,
  insetInlineStart: tokens.space.one,
  zIndex: 20,
  padding: `${tokens.space.one} ${tokens.space.two}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.ink,
  color: tokens.colour.paper,
  selectors: { '&:not(:focus)': { insetBlockStart: '-10rem' } },
  '@media': { print: { display: 'none' } },
});
