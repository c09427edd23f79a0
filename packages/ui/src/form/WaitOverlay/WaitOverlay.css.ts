import { componentStyle } from '../../foundations/componentStyle.ts';
import { media } from '../../foundations/media.ts';
import { tokens } from '../../foundations/tokens.css.ts';

export const overlay = componentStyle({
  inset: 0,
  inlineSize: 'min(32rem, 100% - 2rem)',
  padding: tokens.space[4],
  border: 'none',
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
  selectors: {
    // WebKit would stretch the grid rows to the height of the viewport.
    '&[open]': { display: 'flex', flexDirection: 'column', gap: tokens.space[2] },
    '&::backdrop': { background: tokens.colour.backdrop },
  },
  '@media': { [media.forcedColours]: { border: '2px solid' } },
});
